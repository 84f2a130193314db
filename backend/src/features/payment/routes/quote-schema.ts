import { Type } from 'typebox';
import { PAID_TIERS } from '@skora/domain';
import { problems } from '../../../lib/http/problem-schema';
import { INTERVALS, taxTreatment } from '../../pricing';
import { COUNTRY_SOURCES } from '../domain/charge-country';
import { linkOver, linkParams } from './parent-schema';
import { choiceBody, signedIn } from './schema';

/** Registered with the app once, so that the generated types name it. */
export const quoteAnswer = Type.Object(
  {
    quote: Type.String({ description: 'Signed. Checkout takes it and charges what it says, or refuses.' }),
    plan: Type.Enum([...PAID_TIERS]),
    interval: Type.Enum([...INTERVALS]),
    amount: Type.Integer({ description: 'In minor units of the currency, without a tax that is added.' }),
    currency: Type.String({ description: 'ISO 4217' }),
    minorUnit: Type.Integer(),
    tax: taxTreatment,
    taxLabel: Type.String(),
    country: Type.String({ description: 'The country whose prices are charged.' }),
    countryName: Type.String(),
    countryFrom: Type.Enum([...COUNTRY_SOURCES], {
      description:
        'Why it is that country. The account’s comes first; where it has no prices, the place of the request counts, then the default.',
    }),
    payer: Type.Enum(['self', 'parent'], {
      description: 'Who has to pay by this quote. Under 18, a parent does, with a quote of their own.',
    }),
    sample: Type.Boolean({ description: 'The operator has not confirmed the prices.' }),
    expiresAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Quote' },
);

export const quoteSchema = {
  ...signedIn,
  operationId: 'quotePlan',
  summary: 'What a plan costs this account, for half an hour',
  description:
    'What is shown by it is what is charged. 409 of type account-incomplete; 403 of type guardian-required or players-only.',
  body: choiceBody,
  response: { 200: Type.Ref('Quote'), ...problems(400, 401, 403, 409, 413, 415, 429, 503) },
};

export const parentQuoteSchema = {
  tags: ['payment'],
  operationId: 'quoteForParent',
  summary: 'What the plan costs a parent who is asked to pay for it, for half an hour',
  description: `${linkOver} 409 of type already-subscribed when there is nothing to pay. Takes no body.`,
  params: linkParams,
  response: { 200: Type.Ref('Quote'), ...problems(400, 403, 404, 409, 410, 429, 503) },
};
