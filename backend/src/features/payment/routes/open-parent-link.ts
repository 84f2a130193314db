import { Problem } from '../../../lib/http/problem';
import { findParentLink } from '../store/parent-link';
import type { ParentRequest } from '../store/parent-request';
import type { PaymentServices } from './payment-deps';

/** A parent's link that works. */
interface OpenParentLink {
  uid: string;
  request: ParentRequest;
  expiresAt: number;
  /** `over`: this parent has paid, and the player has asked somebody else since. */
  state: 'open' | 'paid' | 'not-needed' | 'over';
  /** The customer who pays or has paid by this very link's request. */
  customerId: string | null;
}

/** @returns the answer to a link of a request that another has taken the place of */
export function linkReplaced(): Problem {
  return new Problem(410, { type: 'link-replaced', detail: 'The player has asked somebody else since.' });
}

/**
 * Reads a parent's link. Who has paid by it can use it as long as the plan runs; afterwards it leads to the invoices as
 * long as any other link works.
 *
 * @throws Problem 404 for no link of ours, 410 of type `link-replaced` or `link-expired`
 */
export async function openParentLink(
  { firestore, now }: PaymentServices,
  text: string,
): Promise<OpenParentLink> {
  const link = await findParentLink(firestore, text);
  if (link.kind === 'unknown') throw new Problem(404);
  if (link.kind === 'replaced') throw linkReplaced();
  const { uid, request, expiresAt, customer, billing, isReplaced } = link;
  if (customer?.isPaying) return { uid, request, expiresAt, state: 'paid', customerId: customer.id };
  if (expiresAt <= now()) {
    throw new Problem(410, { type: 'link-expired', detail: 'This link is older than 7 days.' });
  }
  const customerId = customer?.hasPaid ? customer.id : null;
  if (isReplaced) return { uid, request, expiresAt, state: 'over', customerId };
  const isLive = billing.subscription !== null && billing.subscription.status !== 'over';
  return { uid, request, expiresAt, state: isLive ? 'not-needed' : 'open', customerId };
}
