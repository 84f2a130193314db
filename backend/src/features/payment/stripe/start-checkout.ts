import type Stripe from 'stripe';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OpenCheckout } from '../store/stored-billing';
import {
  claimCheckout,
  keepCustomer,
  releaseCheckout,
  sellsSame,
  settleCheckout,
  type CheckoutWish,
  type Claim,
} from '../store/checkout-reservation';
import type { AgreedConsents, StoredOrder } from '../store/stored-order';
import { describePayer } from '../domain/subscription';
import { isSamePrice, type Quote } from '../domain/quote';
import { endSession } from './end-session';
import { readPrice } from './prices';
import { ifMissing } from '../../../lib/stripe/if-missing';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';

interface CheckoutDeps {
  firestore: Firestore;
  payments: StripeGateway;
  now: () => number;
}

/** What a session is made for. */
type SessionOrder = Pick<CheckoutOrder, 'uid' | 'request' | 'price' | 'successUrl' | 'cancelUrl'>;

interface CheckoutOrder extends CheckoutWish {
  quote: Quote;
  consents: AgreedConsents;
  /** Who gets the receipts. */
  email: string | null;
  successUrl: string;
  cancelUrl: string;
}

/** How a wish for a checkout ended. */
export type CheckoutOutcome =
  | { kind: 'open'; session: OpenCheckout }
  | { kind: 'paid-already' | 'price-changed' }
  | Exclude<Claim, { kind: 'claimed' | 'repeated' }>;

async function ensureCustomer(
  deps: CheckoutDeps,
  order: CheckoutOrder,
  known: string | null,
  attempt: string,
) {
  const { firestore, payments } = deps;
  const { uid, email } = order;
  const idempotencyKey = `customer-${attempt}`;
  const create = () =>
    payments.call((stripe) => stripe.customers.create({ metadata: { uid } }, { idempotencyKey }));
  const setEmail = (id: string) =>
    payments.call((stripe) => stripe.customers.update(id, { email: email ?? '' }));
  // Somebody may have deleted it at Stripe.
  if (known !== null && (await ifMissing(null, setEmail(known))) !== null) return known;
  const made = (await create()).id;
  const id = await keepCustomer(firestore, order, made, known);
  if (id !== made) await payments.call((stripe) => stripe.customers.del(made));
  // Only now, so that an address never stays with a customer we lost the answer about.
  await setEmail(id);
  return id;
}

/** What a session is made of: what was quoted, and nothing else that costs money. */
export function sessionParams(
  { uid, request, price, successUrl, cancelUrl }: SessionOrder,
  customer: string,
  addsTax: boolean,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { uid, payer: describePayer(request?.requestId ?? null) };
  return {
    mode: 'subscription',
    customer,
    client_reference_id: uid,
    currency: price.currency.toLowerCase(),
    line_items: [{ price: price.id, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: successUrl,
    cancel_url: cancelUrl,
    ...(addsTax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }),
  };
}

/** @returns `null` when Stripe made it for another amount; nobody can pay it then */
async function makeSession(
  { payments }: CheckoutDeps,
  order: CheckoutOrder,
  customer: string,
  attempt: string,
): Promise<OpenCheckout | null> {
  const { plan, interval, request, price } = order;
  const params = sessionParams(order, customer, payments.config.tax);
  const session = await payments.call((stripe) =>
    stripe.checkout.sessions.create(params, { idempotencyKey: `checkout-${attempt}` }),
  );
  if ((session.amount_subtotal ?? price.amount) !== price.amount) {
    await endSession(payments, session.id);
    return null;
  }
  if (session.url === null) throw new Error('Stripe made a session without a page.');
  const expiresAt = Timestamp.fromMillis(session.expires_at * 1000);
  const requestId = request?.requestId ?? null;
  return { plan, interval, requestId, price, sessionId: session.id, url: session.url, expiresAt };
}

function toStoredOrder({ quote, request, consents }: CheckoutOrder, now: number): StoredOrder {
  const { plan, interval, price, tax, country, countryFrom } = quote;
  const requestId = request?.requestId ?? null;
  return {
    ...{ plan, interval, price, tax, country, countryFrom, requestId, consents },
    payer: describePayer(requestId),
    agreedAt: Timestamp.fromMillis(now),
  };
}

/** What was open before: still good for this order, paid meanwhile, or out of the way now. */
async function settlePrevious(
  { payments }: CheckoutDeps,
  order: CheckoutOrder,
  previous: OpenCheckout,
  mayReuse: boolean,
): Promise<'reuse' | 'paid' | 'gone'> {
  const { status } = await payments.call((stripe) => stripe.checkout.sessions.retrieve(previous.sessionId));
  if (status === 'complete') return 'paid';
  if (status !== 'open') return 'gone';
  const isSamePayer = previous.requestId === (order.request?.requestId ?? null);
  if (mayReuse && isSamePayer && sellsSame(previous, order)) return 'reuse';
  return (await endSession(payments, previous.sessionId)) ? 'paid' : 'gone';
}

async function make(
  deps: CheckoutDeps,
  order: CheckoutOrder,
  claim: Extract<Claim, { kind: 'claimed' }>,
): Promise<CheckoutOutcome> {
  const { firestore, payments } = deps;
  const { attempt, replaces } = claim;
  if (!isSamePrice(await readPrice(payments, order, order.price.currency), order.price)) {
    await releaseCheckout(firestore, order.uid, attempt);
    return { kind: 'price-changed' };
  }
  const customer = await ensureCustomer(deps, order, claim.customerId, attempt);
  const mayReuse = claim.isOpenSafe && customer === claim.customerId;
  const previous = replaces === null ? 'gone' : await settlePrevious(deps, order, replaces, mayReuse);
  if (previous === 'paid') {
    await releaseCheckout(firestore, order.uid, attempt);
    return { kind: 'paid-already' };
  }
  const reused = previous === 'reuse' ? replaces : null;
  const session = reused ?? (await makeSession(deps, order, customer, attempt));
  if (session === null) {
    await releaseCheckout(firestore, order.uid, attempt);
    return { kind: 'price-changed' };
  }
  const made = { session, order: toStoredOrder(order, deps.now()), ended: reused === null ? replaces : null };
  if (await settleCheckout(firestore, order.uid, attempt, made)) return { kind: 'open', session };
  // What was open before may be open to the one who has taken over.
  if (reused === null) await endSession(payments, session.sessionId);
  return { kind: 'busy' };
}

/** Begins a checkout: at most one session of an account can be paid at any time. */
export async function startCheckout(deps: CheckoutDeps, order: CheckoutOrder): Promise<CheckoutOutcome> {
  const { uid, request, key, plan, interval, price } = order;
  const claim = await claimCheckout(deps.firestore, { uid, request, key, plan, interval, price }, deps.now());
  if (claim.kind === 'repeated') return { kind: 'open', session: claim.session };
  if (claim.kind !== 'claimed') return claim;
  try {
    return await make(deps, order, claim);
  } catch (error) {
    await releaseCheckout(deps.firestore, uid, claim.attempt);
    throw error;
  }
}
