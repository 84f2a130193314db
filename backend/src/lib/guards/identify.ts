import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { FastifyRequest } from 'fastify';
import { askProvider, authenticate, type SignedIn } from './authenticate';
import { Problem } from '../http/problem';

/** The signed-in player with what the identity provider knows now, which a token may not know yet. */
export interface Identity extends SignedIn {
  record: UserRecord;
}

/** @throws Problem as {@link authenticate}, also when the account is deleted in between */
export async function identify(auth: Auth, request: FastifyRequest): Promise<Identity> {
  const signedIn = await authenticate(auth, request);
  return { ...signedIn, record: await askProvider(request, auth.getUser(signedIn.uid)) };
}

/** The address of an identity. @throws Problem 409 when it has none */
export function requireEmail({ record }: Identity): string {
  if (record.email === undefined) throw new Problem(409, { detail: 'This login has no email address.' });
  return record.email;
}
