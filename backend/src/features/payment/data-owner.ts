import { ifMissing } from '../../lib/stripe/if-missing';
import { billingRef, readBilling } from './store/stored-billing';
import { queryParentTokens } from './store/parent-link';
import { parentRequestRef } from './store/parent-request';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { eraseMatches, readTree } from '../../lib/data-owners/document-tree';

type OpenPage = { requestId: string | null; url: string } | null;

/** The parts of a stored billing that may be about a parent who pays. */
interface ExportedBilling {
  subscription?: { payer: string; paymentMethod: unknown } | null;
  checkout?: { session: OpenPage; replaces: OpenPage } | null;
  orders?: Record<string, { payer: string; countryFrom: string; country: string | null }>;
}

const withoutUrl = (page: OpenPage) =>
  page === null || page.requestId === null ? page : { ...page, url: null };

/** A billing without what is the parent's: the card and what its bank says, the open payment page, and where the parent was located. */
function withoutParent({ subscription, checkout, orders, ...rest }: ExportedBilling): object {
  const kept = Object.entries(orders ?? {}).map(([id, order]) => {
    const isLocated = order.payer === 'parent' && order.countryFrom === 'located';
    return [id, isLocated ? { ...order, country: null } : order] as const;
  });
  return {
    ...rest,
    ...(subscription !== undefined && {
      subscription:
        subscription?.payer === 'parent'
          ? { ...subscription, paymentMethod: null, failure: null }
          : subscription,
    }),
    ...(checkout !== undefined && {
      checkout: checkout && {
        ...checkout,
        session: withoutUrl(checkout.session),
        replaces: withoutUrl(checkout.replaces),
      },
    }),
    ...(orders !== undefined && { orders: Object.fromEntries(kept) }),
  };
}

/**
 * `billing/{uid}` and the customers at Stripe. Stripe ends the subscriptions of a deleted customer at once and keeps only
 * what tax law makes it keep.
 */
export const billingOwner: DataOwner = {
  name: 'billing',
  export: async ({ firestore }, { uid }) => {
    const billing = (await readTree(billingRef(firestore, uid))) as ExportedBilling | null;
    const parentRequest = await readTree(parentRequestRef(firestore, uid));
    return billing === null && parentRequest === null
      ? null
      : { ...withoutParent(billing ?? {}), parentRequest };
  },
  erase: async ({ firestore, payments }, { uid }) => {
    const { customers } = await readBilling(firestore, uid);
    for (const id of Object.keys(customers)) {
      if (payments === null)
        throw new Error('A paying account cannot be erased without the payment service.');
      await ifMissing(
        null,
        payments.call((stripe) => stripe.customers.del(id)),
      );
    }
    await firestore.recursiveDelete(billingRef(firestore, uid));
    await parentRequestRef(firestore, uid).delete();
    await eraseMatches(queryParentTokens(firestore, uid));
  },
};
