import type Stripe from 'stripe';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { OpenCheckout } from '../store/stored-billing';
import {
  claimCheckout,
  keepCustomer,
  releaseCheckout,
  settleCheckout,
  type CheckoutWish,
  type Claim,
} from '../store/checkout-reservation';
import { describePayer } from '../domain/subscription';
import { priceId } from './prices';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';

interface CheckoutDeps {
  firestore: Firestore;
  payments: StripeGateway;
  now: () => number;
}

interface CheckoutOrder extends CheckoutWish {
  /** Who gets the receipts. */
  email: string | null;
  /** Decided here, never by the client. */
  currency: string;
  successUrl: string;
  cancelUrl: string;
}

/** How a wish for a checkout ended. */
export type CheckoutOutcome =
  | { kind: 'open'; session: OpenCheckout }
  | { kind: 'paid-already' }
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
  const id = known ?? (await create()).id;
  if (known === null) await keepCustomer(firestore, order, id);
  // Only now, so that an address never stays with a customer we lost the answer about.
  await payments.call((stripe) => stripe.customers.update(id, { email: email ?? '' }));
  return id;
}

async function makeSession(
  deps: CheckoutDeps,
  order: CheckoutOrder,
  customer: string,
  attempt: string,
): Promise<OpenCheckout> {
  const { payments } = deps;
  const { uid, plan, interval, request, currency, successUrl, cancelUrl } = order;
  const requestId = request?.requestId ?? null;
  const price = await priceId(payments, order);
  const metadata = { uid, payer: describePayer(requestId) };
  const tax: Stripe.Checkout.SessionCreateParams = payments.config.tax
    ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }
    : {};
  const session = await payments.call((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: uid,
        currency: currency.toLowerCase(),
        line_items: [{ price, quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...tax,
      },
      { idempotencyKey: `checkout-${attempt}` },
    ),
  );
  if (session.url === null) throw new Error('Stripe made a session without a page.');
  const expiresAt = Timestamp.fromMillis(session.expires_at * 1000);
  return { plan, interval, requestId, sessionId: session.id, url: session.url, expiresAt };
}

/** What was open before: still good for this order, paid meanwhile, or out of the way now. */
async function settlePrevious(
  { payments }: CheckoutDeps,
  order: CheckoutOrder,
  previous: OpenCheckout,
): Promise<'reuse' | 'paid' | 'gone'> {
  const { status } = await payments.call((stripe) => stripe.checkout.sessions.retrieve(previous.sessionId));
  if (status === 'complete') return 'paid';
  if (status !== 'open') return 'gone';
  const same =
    previous.plan === order.plan &&
    previous.interval === order.interval &&
    previous.requestId === (order.request?.requestId ?? null);
  if (same) return 'reuse';
  await payments.call((stripe) => stripe.checkout.sessions.expire(previous.sessionId));
  return 'gone';
}

async function make(
  deps: CheckoutDeps,
  order: CheckoutOrder,
  claim: Extract<Claim, { kind: 'claimed' }>,
): Promise<CheckoutOutcome> {
  const { firestore, payments } = deps;
  const { attempt, replaces } = claim;
  const previous = replaces === null ? 'gone' : await settlePrevious(deps, order, replaces);
  if (previous === 'paid') {
    await releaseCheckout(firestore, order.uid, attempt, deps.now());
    return { kind: 'paid-already' };
  }
  const customer = await ensureCustomer(deps, order, claim.customerId, attempt);
  const reused = previous === 'reuse' ? replaces : null;
  const session = reused ?? (await makeSession(deps, order, customer, attempt));
  if (await settleCheckout(firestore, order.uid, attempt, session)) return { kind: 'open', session };
  await payments.call((stripe) => stripe.checkout.sessions.expire(session.sessionId));
  return { kind: 'busy' };
}

/** Begins a checkout: at most one session of an account can be paid at any time. */
export async function startCheckout(deps: CheckoutDeps, order: CheckoutOrder): Promise<CheckoutOutcome> {
  const { uid, request, key, plan, interval } = order;
  const claim = await claimCheckout(deps.firestore, { uid, request, key, plan, interval }, deps.now());
  if (claim.kind === 'repeated') return { kind: 'open', session: claim.session };
  if (claim.kind !== 'claimed') return claim;
  try {
    return await make(deps, order, claim);
  } catch (error) {
    await releaseCheckout(deps.firestore, uid, claim.attempt, deps.now());
    throw error;
  }
}
