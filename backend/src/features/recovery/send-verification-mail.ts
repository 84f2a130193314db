import type { FastifyRequest } from 'fastify';
import { verificationBudgets } from './mail-budgets';
import { requireEmail, identify } from '../../lib/guards/identify';
import { refuseBody } from '../../lib/http/refuse-body';
import type { Services } from '../../lib/services/services';
import { tooEarly } from '../../lib/http/too-early';
import { hasProvenAddress, linkGenerationRef, readLinkState } from '../account';
import { checkBudgets } from '../../lib/budgets/request-budget-store';

const RETRY_AFTER = 60;

/** Sends the verification mail of the signed-in player once more. */
export async function sendVerificationMail(
  { auth, firestore, outbox, now }: Services,
  request: FastifyRequest,
) {
  refuseBody(request);
  const identity = await identify(auth, request);
  const to = requireEmail(identity);
  if (await hasProvenAddress(firestore, identity.record))
    return { status: 'already-verified' as const, retryAfter: 0 };
  const { uid } = identity;
  const wait = await outbox.transaction(async (transaction, post) => {
    const budget = await checkBudgets(firestore, transaction, verificationBudgets(uid), now());
    if (budget.wait > 0) return budget.wait;
    const state = readLinkState(await transaction.get(linkGenerationRef(firestore, uid)), identity.record);
    budget.spend();
    post({ kind: 'verify-email', to, uid, state });
    return 0;
  });
  if (wait > 0) throw tooEarly(wait);
  return { status: 'sent' as const, retryAfter: RETRY_AFTER };
}
