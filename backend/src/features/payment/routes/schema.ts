import { type Static, Type } from 'typebox';
import { PAID_TIERS } from '@skora/domain';
import { INTERVALS, taxTreatment } from '../../pricing';
import { FAILURE_REASONS } from '../domain/payment-failure';
import { problems } from '../../../lib/http/problem-schema';
import { requiredKey } from '../../../lib/idempotency/key-header';

const tags = ['payment'];
export const signedIn = { tags, security: [{ idToken: [] }] };
const time = Type.String({ format: 'date-time' });
const orNull = <Inner extends Parameters<typeof Type.Union>[0][number]>(inner: Inner) =>
  Type.Union([inner, Type.Null()]);

const plan = Type.Enum([...PAID_TIERS]);
const interval = Type.Enum([...INTERVALS]);
export const choiceBody = Type.Object({ plan, interval }, { additionalProperties: false });

const money = Type.Object({
  amount: Type.Integer({ description: 'In minor units of the currency.' }),
  currency: Type.String({ description: 'ISO 4217' }),
  minorUnit: Type.Integer(),
});
const moneyOrNull = orNull(money);

const sample = Type.Boolean({ description: 'The operator has not confirmed the prices.' });

/** A tax that is added is not in the amounts beside it. */
const taxTerms = { tax: taxTreatment, taxLabel: Type.String() };

const details = Type.Object({
  status: Type.Enum(['active', 'past-due', 'ending']),
  plan: orNull(plan),
  interval: orNull(interval),
  price: moneyOrNull,
  sample,
  ...taxTerms,
  startedAt: time,
  renewsAt: orNull(time),
  endsAt: orNull(time),
  scheduledChange: orNull(Type.Object({ plan, interval, at: time })),
  pendingChange: orNull(
    Type.Object({ plan, interval, until: time }, { description: 'An upgrade whose payment is missing.' }),
  ),
  withdrawableUntil: orNull(time),
  paymentFailure: orNull(
    Type.Object(
      { reason: Type.Enum([...FAILURE_REASONS]), nextTryAt: orNull(time) },
      { description: 'Why the last payment failed, while it is past due; null when a parent pays.' },
    ),
  ),
  payer: Type.Enum(['self', 'parent']),
  paymentMethod: orNull(
    Type.Object({
      brand: Type.String(),
      last4: Type.String(),
      expMonth: Type.Integer(),
      expYear: Type.Integer(),
    }),
  ),
});

/** Registered with the app once, so that the generated types name it. */
export const subscriptionAnswer = Type.Object(
  {
    tier: Type.Enum(['tier0', ...PAID_TIERS], { description: 'What the account has now.' }),
    subscription: orNull(details),
    checkout: orNull(
      Type.Object(
        { plan, interval, payer: Type.Enum(['self', 'parent']), expiresAt: time },
        { description: 'A checkout that can still be paid.' },
      ),
    ),
    hasInvoices: Type.Boolean({ description: 'Whether there may be invoices, also of a plan that is over.' }),
  },
  { $id: 'Subscription' },
);

export const checkoutAnswerSchema = Type.Object({
  url: Type.String({ format: 'uri', description: 'The payment page; do not store it.' }),
  expiresAt: time,
});

const agreed = Type.Optional(Type.Boolean({ description: 'Has to be true; else 422.' }));

export const checkoutBody = Type.Object(
  {
    consents: Type.Optional(
      Type.Object(
        {
          version: Type.Optional(
            Type.String({
              maxLength: 40,
              description: 'Of the words that were shown, as domain/src/orders has them.',
            }),
          ),
          adult: agreed,
          terms: agreed,
          immediateStart: agreed,
        },
        { additionalProperties: false, description: 'What the buyer agreed to. 422 names what is missing.' },
      ),
    ),
    quote: Type.String({
      maxLength: 1000,
      description: 'Of a quote for this buyer: what it says is charged.',
    }),
  },
  { additionalProperties: false },
);

export type CheckoutBody = Static<typeof checkoutBody>;

export const priceChangedWords =
  '409 of type price-changed for a quote that is over, another’s, or not what Stripe would charge now: take a new one and show it.';

export const checkoutSchema = {
  ...signedIn,
  operationId: 'startCheckout',
  summary: 'Begin to buy a plan',
  description: `The quote decides plan, price and currency. ${priceChangedWords} One session of an account can be paid at a time. 409 of type account-incomplete, deletion-scheduled, already-subscribed, payment-processing or request-in-progress; 403 of type guardian-required or parent-pays (under 18); 422 of type key-reused.`,
  headers: requiredKey,
  body: checkoutBody,
  response: { 200: checkoutAnswerSchema, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503) },
};

const subscriptionResponse = { 200: Type.Ref('Subscription') };

export const readSchema = {
  ...signedIn,
  operationId: 'getSubscription',
  summary: 'The own plan; what the success page polls',
  response: { ...subscriptionResponse, ...problems(401, 403, 409, 429, 503) },
};

export const previewSchema = {
  ...signedIn,
  operationId: 'previewPlanChange',
  summary: 'What a change of plan would cost and when it would take effect; changes nothing',
  body: choiceBody,
  response: {
    200: Type.Object({
      effect: Type.Enum(['now', 'at-period-end']),
      effectiveAt: time,
      dueNow: moneyOrNull,
      lines: Type.Array(Type.Object({ description: Type.String(), amount: Type.Integer() })),
      then: Type.Object({ plan, interval, price: moneyOrNull }),
      sample,
      ...taxTerms,
    }),
    ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503),
  },
};

export const changeSchema = {
  ...signedIn,
  operationId: 'changePlan',
  summary: 'Change the plan: dearer ones now, cheaper ones when the paid period is over',
  description:
    'payUrl is where the difference waits when the card did not pay it at once; until then the old plan goes on. 409 of type no-subscription, same-plan, subscription-ending, change-planned, payment-missing, deletion-scheduled, billing-changed or request-in-progress; 403 of type parent-pays; 422 of type payment-refused.',
  body: choiceBody,
  response: {
    200: Type.Object({ payUrl: orNull(Type.String({ format: 'uri' })), current: Type.Ref('Subscription') }),
    ...problems(400, 401, 403, 409, 413, 415, 422, 429, 503),
  },
};

function action(operationId: string, summary: string, description: string) {
  return {
    ...signedIn,
    operationId,
    summary,
    description: `${description} Takes no body.`,
    response: { ...subscriptionResponse, ...problems(400, 401, 403, 409, 422, 429, 503) },
  };
}

export const cancelSchema = action(
  'cancelSubscription',
  'End the plan with the paid period',
  'Repeating it is fine. A planned change of plan is dropped.',
);
export const resumeSchema = action(
  'resumeSubscription',
  'Go on after all',
  'Takes back a cancellation, or a planned change of plan.',
);
export const withdrawSchema = action(
  'withdrawFromPurchase',
  'Withdraw within 14 days: the plan ends at once and everything is paid back',
  '409 of type withdrawal-over afterwards.',
);

export const invoicesSchema = {
  ...signedIn,
  operationId: 'listInvoices',
  summary: 'The invoices, newest first, 24 a page',
  querystring: Type.Object(
    {
      before: Type.Optional(
        Type.String({
          pattern: '^\\d{1,12}_in_\\w{1,64}$',
          description: 'The page that follows another, by what that one says of it in next.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      invoices: Type.Array(
        Type.Object({
          number: orNull(Type.String()),
          createdAt: time,
          total: money,
          refunded: orNull(money),
          status: Type.Enum(['open', 'paid', 'void']),
          pageUrl: orNull(Type.String({ description: 'Where it can be read and, while open, paid.' })),
          pdfUrl: orNull(Type.String()),
        }),
      ),
      next: orNull(Type.String({ description: 'Asks for older ones, as before; null: there are none.' })),
      sample,
    }),
    ...problems(400, 401, 403, 409, 429, 503),
  },
};

export const portalSchema = {
  ...signedIn,
  operationId: 'openPaymentMethodPage',
  summary: 'A page to change the card',
  description: 'The address works once and is as good as a key: do not store it. Takes no body.',
  response: {
    200: Type.Object({ url: Type.String({ format: 'uri' }) }),
    ...problems(400, 401, 403, 409, 422, 429, 503),
  },
};
