import { type PriceTerms, priceTerms } from '../../pricing';
import type { Subscription } from './subscription';

/**
 * What is said beside the price of a plan that somebody has. How tax stands with it was settled when it was bought: later
 * plans may be treated otherwise.
 */
export function subscriptionTerms(
  { currency, taxed = false }: Pick<Subscription, 'currency' | 'taxed'>,
  { confirmed }: Pick<PriceTerms, 'confirmed'>,
) {
  return priceTerms(currency, { confirmed, computesTax: taxed });
}
