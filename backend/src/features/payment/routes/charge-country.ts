import type { FastifyRequest } from 'fastify';
import { findCurrency } from '../../pricing';
import type { PaymentServices } from './payment-deps';

/**
 * The currency somebody is charged in: that of the country the request comes from, else of the account's country,
 * else the default. What a page showed, or its client says, plays no part.
 *
 * @param declared the account's country; `null` when there is none to ask
 */
export async function chargeCurrency(
  { locate, config }: PaymentServices,
  request: FastifyRequest,
  declared: string | null,
): Promise<string> {
  const located = await locate(request.ip, request.log);
  for (const country of [located, declared, config.defaultCountry]) {
    const currency = country === null ? null : findCurrency(country);
    if (currency !== null) return currency;
  }
  throw new Error('The default country is not in the price book.');
}
