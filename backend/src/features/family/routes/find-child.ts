import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import type { Services } from '../../../lib/services/services';
import { type Child, readChild } from '../store/child';
import { type Guardian, requireGuardian } from './require-guardian';

/** The signed-in guardian and one child of theirs. @throws Problem as {@link requireGuardian}; 404 for anybody else */
export async function requireChild(
  services: Services,
  request: FastifyRequest,
  uid: string,
): Promise<{ guardian: Guardian; child: Child }> {
  const guardian = await requireGuardian(services, request);
  const child = await readChild(services, guardian.email, uid);
  if (!child) throw new Problem(404);
  return { guardian, child };
}

/** The same, for what only the guardian who agreed to the account may do. */
export async function requireDecider(services: Services, request: FastifyRequest, uid: string) {
  const found = await requireChild(services, request, uid);
  if (found.child.bond !== 'decides') throw new Problem(404);
  return found;
}
