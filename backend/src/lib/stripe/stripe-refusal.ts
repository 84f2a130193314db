import Stripe from 'stripe';
import { Problem } from '../http/problem';

type Answer = ConstructorParameters<typeof Problem>;
type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Two requests about one customer, or with one key, at a time: a second attempt may go through. */
const COLLISIONS: ReadonlySet<unknown> = new Set(['lock_timeout', 'idempotency_key_in_use']);

/** What a bank said, in words for the one who pays. */
const BANK_WORDS: Readonly<Record<string, string>> = {
  authentication_required: 'The bank asks to confirm the payment. Nothing was charged.',
  expired_card: 'The card has expired. Nothing was charged.',
  insufficient_funds: 'There is not enough money on the account of the card. Nothing was charged.',
};

/** Whether Stripe refused because another request was under way. */
export function isCollision(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return (
    COLLISIONS.has(error.code) ||
    error.statusCode === 409 ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

/** Why Stripe cannot be asked like this: our key, its permissions, or what we send; `null`: it can. */
function ourFault(error: StripeError): string | null {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'We are not let in by the payment service';
  if (error instanceof Stripe.errors.StripePermissionError)
    return 'Our key may not do this at the payment service';
  return error.code?.startsWith('parameter_') ? 'We have asked the payment service wrongly' : null;
}

function answerFor(error: StripeError): Answer {
  if (isCollision(error)) {
    const detail = 'Another request about this plan is being worked on.';
    return [409, { type: 'request-in-progress', detail, headers: { 'retry-after': '2' } }];
  }
  if (error instanceof Stripe.errors.StripeCardError) {
    const said = error.decline_code ?? error.code ?? '';
    const detail = BANK_WORDS[said] ?? 'The bank has refused the payment. Nothing was charged.';
    return [422, { type: 'payment-refused', detail }];
  }
  if (ourFault(error) !== null) {
    const detail = 'Payments do not work at present.';
    return [503, { type: 'payments-unavailable', detail, headers: { 'retry-after': '60' } }];
  }
  return [409, { type: 'billing-changed', detail: 'The plan or its payment has changed in between.' }];
}

/**
 * Stripe understood and said no. Where nobody deals with it, it is the answer to the request: 422 `payment-refused` by the
 * bank, 409 `billing-changed` when what we wanted does not fit any more, 409 `request-in-progress` when two requests met,
 * 503 when it is our fault, which is logged.
 */
export class StripeRefusal extends Problem {
  /** Stripe's own code, e.g. `resource_missing`. */
  readonly code: string;

  constructor(cause: StripeError) {
    const [status, options] = answerFor(cause);
    super(status, { ...options, cause });
    this.name = 'StripeRefusal';
    this.code = cause.code ?? cause.type;
    // For the log; the client never sees what Stripe says.
    this.message = `${ourFault(cause) ?? 'The payment service has refused'}: ${cause.message}`;
  }
}
