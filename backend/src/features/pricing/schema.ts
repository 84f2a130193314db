import { Type } from 'typebox';
import { problems } from '../../lib/http/problem-schema';
import { unchanged } from '../../lib/http/unchanged-schema';
import { TAX_TREATMENTS } from './price-terms';

export const taxTreatment = Type.Enum([...TAX_TREATMENTS], {
  description:
    'included in the price, added on the payment page, or not computed: then the price is all that is charged, and no tax is said to be in it.',
});

/** For pages of releases before `tax`, which stay open for days. */
const taxInclusive = Type.Boolean({ deprecated: true, description: 'Read `tax`.' });

const price = Type.Object({
  amount: Type.Integer({
    minimum: 0,
    description: 'In minor units of the currency, tax as told by `tax`.',
  }),
});

const plan = Type.Object({
  tier: Type.Enum(['tier1', 'tier2', 'tier3', 'tier4']),
  name: Type.String(),
  tagline: Type.String(),
  prices: Type.Object({ month: price, year: price }),
  features: Type.Array(Type.String(), {
    description: 'Keys of the entitlements (shared/contract) this plan improves over having none.',
  }),
  highlight: Type.Boolean(),
});

/** Registered with the app once, so that the generated types name it. */
export const pricingAnswer = Type.Object(
  {
    country: Type.String({ description: 'The country these prices are for.' }),
    currency: Type.String({ description: 'ISO 4217' }),
    minorUnit: Type.Integer({ description: 'Decimals of the currency: amount / 10^minorUnit.' }),
    sample: Type.Boolean({
      description: 'The operator has not confirmed these prices: pages call them samples.',
    }),
    tax: taxTreatment,
    taxInclusive,
    taxLabel: Type.String(),
    asOf: Type.String({ format: 'date' }),
    fallback: Type.Boolean({
      description: 'These are the prices of the default country: none was named, or it has none of its own.',
    }),
    countries: Type.Array(Type.Object({ code: Type.String(), name: Type.String() }), {
      description:
        'Every country that has prices of its own, to choose from, in the order of their English names.',
    }),
    plans: Type.Array(plan),
  },
  { $id: 'Pricing' },
);

export const pricingSchema = {
  operationId: 'getPricing',
  tags: ['payment'],
  summary: 'Plans and prices of a country',
  querystring: Type.Object(
    {
      country_code: Type.Optional(
        Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2, upper case' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: { 200: Type.Ref('Pricing'), ...unchanged, ...problems(400) },
};
