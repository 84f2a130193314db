import { setTimeout as pause } from 'node:timers/promises';
import { recordingClient, type Answer } from '../shapes/recording-client';
import { readSdkShapes } from '../shapes/sdk-shapes';
import type { Place } from './place';

const POLL_MS = 1000;
const POLLS = 100;

function isClock(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'object' in body && body.object === 'test_helpers.test_clock'
  );
}

/**
 * Stripe's test mode, where each customer has a test clock of its own. What was made is deleted with the clocks;
 * products and prices stay, because Stripe deletes no price.
 *
 * @param key `sk_test_…`
 */
export async function stripePlace(key: string): Promise<Place> {
  const answers: Answer[] = [];
  const stripe = recordingClient(answers, { key });
  const check = readSdkShapes();
  /** By customer. */
  const clocks = new Map<string, string>();

  async function attach(customer: string, card: string): Promise<string> {
    return (await stripe.paymentMethods.attach(card, { customer })).id;
  }

  async function untilReady(clock: string): Promise<void> {
    for (let poll = 0; poll < POLLS; poll += 1) {
      const { status } = await stripe.testHelpers.testClocks.retrieve(clock);
      if (status === 'ready') return;
      await pause(POLL_MS);
    }
    throw new Error(`The test clock ${clock} did not get ready.`);
  }

  return {
    name: 'Stripe’s test mode',
    stripe,
    answers,
    subscribe: async (price) => {
      const now = Math.floor(Date.now() / 1000);
      const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: now });
      const { id: customer } = await stripe.customers.create({
        email: 'mara@player.example',
        test_clock: clock,
      });
      clocks.set(customer, clock);
      return stripe.subscriptions.create({
        customer,
        default_payment_method: await attach(customer, 'pm_card_visa'),
        items: [{ price }],
      });
    },
    declineCard: async ({ id, customer }) => {
      const card = await attach(String(customer), 'pm_card_chargeCustomerFail');
      await stripe.subscriptions.update(id, { default_payment_method: card });
    },
    advanceTo: async ({ customer }, time) => {
      const clock = clocks.get(String(customer)) ?? '';
      await stripe.testHelpers.testClocks.advance(clock, { frozen_time: time });
      await untilReady(clock);
    },
    // Clocks are no part of the contract, and Stripe may send more than the SDK's types name.
    findProblems: (body) =>
      isClock(body) ? [] : check(body).filter((problem) => !/ is unknown to /.test(problem)),
    close: async () => {
      for (const clock of clocks.values()) await stripe.testHelpers.testClocks.del(clock);
    },
  };
}
