import { Type } from 'typebox';
import { PAID_TIERS } from '@skora/domain';
import { INTERVALS } from '../../pricing';
import { problems } from '../../../lib/http/problem-schema';
import { optionalKey, requiredKey } from '../../../lib/idempotency/key-header';
import { emailField } from '../../../lib/http/email-field';
import { checkoutAnswerSchema, checkoutBody, priceChangedWords, signedIn } from './schema';

const tags = ['payment'];
export const linkParams = Type.Object({ token: Type.String({ description: 'From the link in the mail.' }) });
const plan = Type.Enum([...PAID_TIERS]);
const interval = Type.Enum([...INTERVALS]);
export const linkOver =
  'Unknown links get 404; links that are over get 410 of type link-expired or link-replaced (the player has asked somebody else since).';

export const askParentSchema = {
  ...signedIn,
  operationId: 'askParentToPay',
  headers: optionalKey,
  summary: 'Ask a parent by email to pay for a plan',
  description:
    'Once a minute, five times a day; an address gets at most five a day. 409 of type already-subscribed or deletion-scheduled; 403 of type players-only.',
  body: Type.Object({ plan, interval, parentEmail: emailField }, { additionalProperties: false }),
  response: {
    200: Type.Object({ status: Type.Literal('ok') }),
    ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503),
  },
};

export const lookAtParentRequestSchema = {
  tags,
  operationId: 'getParentRequest',
  summary: 'What a parent is asked to pay for; changes nothing',
  description: linkOver,
  params: linkParams,
  response: {
    200: Type.Object({
      state: Type.Enum(['open', 'paid', 'not-needed', 'over'], {
        description:
          'paid: by this parent, and still running; not-needed: the player has a plan; over: this parent has paid, and the player has asked somebody else since.',
      }),
      hasInvoices: Type.Boolean({ description: 'Whether this parent pays or has paid.' }),
      childName: Type.String({ description: 'First name and initial.' }),
      plan,
      interval,
      expiresAt: Type.String({ format: 'date-time' }),
    }),
    ...problems(404, 410, 429, 503),
  },
};

export const parentCheckoutSchema = {
  tags,
  operationId: 'startParentCheckout',
  summary: 'Begin to pay as a parent',
  description: `${linkOver} ${priceChangedWords} 409 of type deletion-scheduled while the player’s account is about to be deleted.`,
  params: linkParams,
  headers: requiredKey,
  body: checkoutBody,
  response: { 200: checkoutAnswerSchema, ...problems(400, 403, 404, 409, 410, 413, 415, 422, 429, 503) },
};

export const parentPortalSchema = {
  tags,
  operationId: 'openParentPortal',
  summary: 'The parent’s page for card, invoices and ending the plan',
  description:
    '409 of type no-subscription before this parent has paid. The address works once. Takes no body.',
  params: linkParams,
  response: {
    200: Type.Object({ url: Type.String({ format: 'uri' }) }),
    ...problems(400, 403, 404, 409, 410, 429, 503),
  },
};
