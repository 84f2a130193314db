import { Problem } from '../../../lib/http/problem';
import { findParentLink } from '../store/parent-link';
import type { ParentRequest } from '../store/parent-request';
import type { PaymentServices } from './payment-deps';

/** A parent's link that works. */
interface OpenParentLink {
  uid: string;
  request: ParentRequest;
  expiresAt: number;
  state: 'open' | 'paid' | 'not-needed';
  /** The customer who paid by this very link's request. */
  customerId: string | null;
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
  const { uid, request, expiresAt, customer, billing } = link;
  if (customer?.isPaying) return { uid, request, expiresAt, state: 'paid', customerId: customer.id };
  if (expiresAt <= now()) {
    throw new Problem(410, { type: 'link-expired', detail: 'This link is older than 7 days.' });
  }
  const isLive = billing.subscription !== null && billing.subscription.status !== 'over';
  return { uid, request, expiresAt, state: isLive ? 'not-needed' : 'open', customerId: null };
}
