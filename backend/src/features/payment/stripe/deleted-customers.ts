import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { ifMissing } from '../../../lib/stripe/if-missing';

/**
 * Those of the customers that somebody has deleted at Stripe. One it has never heard of is not among them: with the key of
 * another account or mode, that would be everybody.
 */
export async function findDeleted(payments: StripeGateway, ids: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    ids.map((id) =>
      ifMissing(
        null,
        payments.call((stripe) => stripe.customers.retrieve(id)),
      ),
    ),
  );
  return new Set(ids.filter((_id, index) => found[index]?.deleted === true));
}
