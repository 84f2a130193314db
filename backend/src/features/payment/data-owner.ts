import { ifMissing } from '../../lib/stripe/if-missing';
import { billingRef, readBilling } from './store/stored-billing';
import { queryParentTokens } from './store/parent-link';
import { parentRequestRef } from './store/parent-request';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { eraseMatches, readTree } from '../../lib/data-owners/document-tree';

/**
 * `billing/{uid}` and the customers at Stripe. Stripe ends the subscriptions of a deleted customer at once and keeps only
 * what tax law makes it keep.
 */
export const billingOwner: DataOwner = {
  name: 'billing',
  export: async ({ firestore }, { uid }) => {
    const billing = (await readTree(billingRef(firestore, uid))) as object | null;
    const parentRequest = await readTree(parentRequestRef(firestore, uid));
    return billing === null && parentRequest === null ? null : { ...billing, parentRequest };
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
