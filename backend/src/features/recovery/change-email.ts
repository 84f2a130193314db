import type { FastifyRequest } from 'fastify';
import { parseEmailAddress } from '../../lib/text/email-address';
import { emailChangeBudgets } from './mail-budgets';
import { requireRecentSignIn } from '../../lib/guards/authenticate';
import { requireEmail, identify } from '../../lib/guards/identify';
import { Problem } from '../../lib/http/problem';
import type { Services } from '../../lib/services/services';
import { tooEarly } from '../../lib/http/too-early';
import { audit, endLinks, linkGenerationRef, readLinkState } from '../account';
import { checkBudgets } from '../../lib/budgets/request-budget-store';

/** Sends the link to the new address and a notice to the current one. Older links end: of two changes the last counts. */
export async function changeEmail(
  { auth, firestore, outbox, now }: Services,
  request: FastifyRequest,
  written: string,
) {
  const identity = await identify(auth, request);
  requireRecentSignIn(identity, now());
  const from = requireEmail(identity);
  const to = parseEmailAddress(written);
  if (to === null || to.toLowerCase() === from.toLowerCase()) {
    throw new Problem(422, {
      errors: [{ at: 'body/newEmail', message: 'must be an email address other than the current one' }],
    });
  }
  const { uid } = identity;
  const wait = await outbox.transaction(async (transaction, post) => {
    const budget = await checkBudgets(firestore, transaction, emailChangeBudgets(uid, to), now());
    if (budget.wait > 0) return budget.wait;
    const before = readLinkState(await transaction.get(linkGenerationRef(firestore, uid)), identity.record);
    const state = { ...before, generation: before.generation + 1 };
    budget.spend();
    endLinks(firestore, transaction, uid);
    audit(firestore, transaction, uid, 'email-change-asked', now());
    post({ kind: 'email-change', to, uid, from, state });
    post({ kind: 'email-change-notice', to: from, uid, newAddress: to });
    return 0;
  });
  if (wait > 0) throw tooEarly(wait);
  return { status: 'ok' as const };
}
