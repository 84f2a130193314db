import type { FastifyRequest } from 'fastify';
import { type ChargeCountry, isPriced } from '../domain/charge-country';
import type { PaymentServices } from './payment-deps';

/**
 * The country whose prices somebody is charged: the account's, else the one the request comes from, else the default.
 * What a page showed, or its client says, plays no part.
 *
 * @param declared the account's country; `null` when there is none
 * @throws Error when the price book has no prices for the default country
 */
export async function chargeCountry(
  { locate, config }: PaymentServices,
  request: FastifyRequest,
  declared: string | null,
): Promise<ChargeCountry> {
  if (isPriced(declared)) return { country: declared, countryFrom: 'account' };
  const located = await locate(request.ip, request.log);
  if (isPriced(located)) return { country: located, countryFrom: 'located' };
  if (isPriced(config.defaultCountry)) return { country: config.defaultCountry, countryFrom: 'default' };
  throw new Error('The default country is not in the price book.');
}
