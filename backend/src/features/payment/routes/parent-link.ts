import { Problem } from '../../../lib/http/problem';
import { readBilling, type StoredBilling } from '../store/stored-billing';
import { findParentLink, type ParentRequest } from '../store/parent-request';
import type { PaymentServices } from './payment-deps';

/** A parent's link that works. */
interface OpenParentLink {
  uid: string;
  request: ParentRequest;
  expiresAt: number;
  billing: StoredBilling;
  state: 'open' | 'paid' | 'not-needed';
}

/**
 * Reads a parent's link. Who has paid by it can use it as long as the plan runs.
 *
 * @throws Problem 404 for no link of ours, 410 of type `link-replaced` or `link-expired`
 */
export async function openParentLink(
  { firestore, now }: PaymentServices,
  text: string,
): Promise<OpenParentLink> {
  const link = await findParentLink(firestore, text);
  if (link.kind === 'unknown') throw new Problem(404);
  if (link.kind === 'replaced') {
    throw new Problem(410, { type: 'link-replaced', detail: 'The player has asked somebody else since.' });
  }
  const { uid, request, expiresAt } = link;
  const billing = await readBilling(firestore, uid);
  const live =
    billing.subscription !== null && billing.subscription.status !== 'over' ? billing.subscription : null;
  const state = live === null ? 'open' : live.payer === 'parent' ? 'paid' : 'not-needed';
  if (state !== 'paid' && expiresAt <= now()) {
    throw new Problem(410, { type: 'link-expired', detail: 'This link is older than 7 days.' });
  }
  return { uid, request, expiresAt, billing, state };
}
