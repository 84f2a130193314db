import { randomUUID } from 'node:crypto';
import { CURRENT_ORDER_CONSENT } from '@skora/domain';
import Stripe from 'stripe';
import { startStripe, type StripeStandIn } from '@skora/stand-ins/stripe/start-stripe';
import { syncCatalogue } from '../features/payment/stripe/sync-catalogue';
import type { AppConfig } from '../lib/services/app-deps';
import { postJson, send } from './send';
import { startTestApp, type TestApp } from './start-test-app';
import { registration, testPlayer, type TestPlayer } from './test-player';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
const CARD = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Mara Fictiva' };

/** The service with the stand-in of Stripe beside it, which sends its webhooks there. */
export interface PaymentTest {
  service: TestApp;
  standIn: StripeStandIn;
  stripe: Stripe;
  /** Fills the hosted page behind an address and sends it. */
  pay: (url: string, number?: string) => Promise<Response>;
  /** Resolves when every webhook has been delivered. */
  settled: () => Promise<void>;
  tell: (path: string, body?: object) => Promise<unknown>;
  close: () => Promise<void>;
}

export async function startPayments(
  config: Partial<AppConfig> = {},
  timeoutMs?: number,
  projectId?: string,
  tax = false,
): Promise<PaymentTest> {
  const standIn = await startStripe({ port: 0, webhook: null });
  const { hostname, port } = new URL(standIn.url);
  const stripe = new Stripe('sk_test_local', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  await syncCatalogue(stripe);
  const secrets = { secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET };
  const service = await startTestApp(
    { stripe: { ...secrets, apiUrl: standIn.url, tax, timeoutMs }, ...config },
    projectId,
  );
  standIn.webhooks.target = { url: `${service.origin}/payment/webhook`, secret: WEBHOOK_SECRET };
  return {
    service,
    standIn,
    stripe,
    pay: (url, number = CARD.number) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ ...CARD, number }), redirect: 'manual' }),
    settled: () => standIn.webhooks.idle(),
    tell: async (path, body = {}) => {
      const answer = await fetch(`${standIn.url}/test/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.json();
    },
    close: async () => {
      await standIn.stop();
      await service.close();
    },
  };
}

/** A player with a finished account. */
export async function registeredPlayer(
  service: TestApp,
  age = 20,
  changes: object = {},
): Promise<TestPlayer> {
  const player = await testPlayer(service, { emailVerified: true });
  const answer = await player.postJson('/account/registration', registration(service, age, changes));
  if (answer.status !== 200)
    throw new Error(`The registration was answered with ${answer.status}: ${answer.text}`);
  return player;
}

interface Choice {
  plan: string;
  interval: string;
}

/** All boxes of the order page, ticked. */
export const CONSENTS = { version: CURRENT_ORDER_CONSENT, adult: true, terms: true, immediateStart: true };

const readQuote = (answer: { json: () => unknown }) => (answer.json() as { quote: string }).quote;

/**
 * Takes a quote and begins to buy by it, as the page does.
 * @param choice plan and interval; what else it holds is sent with the quote
 * @returns the answer to the checkout, or to the quote when there was none
 */
export async function askCheckout(
  player: TestPlayer,
  choice: object = { plan: 'tier1', interval: 'month' },
  key?: string,
) {
  const { plan, interval, ...more } = choice as Partial<Choice>;
  const quoted = await player.postJson('/payment/quotes', { plan, interval });
  return quoted.status === 200 ? buyBy(player, readQuote(quoted), key, more) : quoted;
}

/** Begins to buy by a quote. @param more what is sent beside it; all boxes are ticked unless it says otherwise */
export function buyBy(player: TestPlayer, quote: string, key: string = randomUUID(), more: object = {}) {
  const body = { quote, consents: CONSENTS, ...more };
  return player.postJson('/payment/checkout-sessions', body, { 'idempotency-key': key });
}

/** The same by a parent's link. */
export async function askParentCheckout({ origin }: TestApp, token: string, key: string = randomUUID()) {
  const path = `/payment/parent-requests/${token}`;
  const quoted = await send(origin, { method: 'POST', path: `${path}/quotes` });
  if (quoted.status !== 200) return quoted;
  const body = { quote: readQuote(quoted), consents: CONSENTS };
  return postJson(origin, `${path}/checkout-sessions`, body, { 'idempotency-key': key });
}

/** A player who has bought a plan, and has it. */
export async function subscribedPlayer(
  test: PaymentTest,
  choice: Choice,
  number?: string,
): Promise<TestPlayer> {
  const player = await registeredPlayer(test.service);
  const { url } = (await askCheckout(player, choice)).json() as { url: string };
  await test.pay(url, number);
  await test.settled();
  return player;
}

/** What the store has as a player's tier. */
export async function storedTier({ firestore }: TestApp, uid: string): Promise<unknown> {
  return (await firestore.doc(`users/${uid}`).get()).get('tierLevel');
}
