import { parseEmailAddress } from '../../lib/text/email-address';
import { resetBudgets } from './mail-budgets';
import { Problem } from '../../lib/http/problem';
import type { Services } from '../../lib/services/services';
import { checkBudgets } from '../../lib/budgets/request-budget-store';

/**
 * Puts a reset mail into the outbox. Whether the address has an account is looked up only when the mail is
 * delivered, after the answer, so neither answer nor time can tell.
 */
export async function sendResetMail({ firestore, outbox, now }: Services, written: string) {
  // The identity provider keeps addresses in lower case.
  const to = parseEmailAddress(written)?.toLowerCase();
  if (to === undefined) {
    throw new Problem(400, { errors: [{ at: 'body/email', message: 'must be one e-mail address' }] });
  }
  await outbox.transaction(async (transaction, post) => {
    const budget = await checkBudgets(firestore, transaction, resetBudgets(to), now());
    if (budget.wait > 0) return;
    budget.spend();
    post({ kind: 'reset-password', to, uid: null });
  });
  return { status: 'ok' as const };
}
