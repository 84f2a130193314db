import { recordingClient, type Answer } from '../shapes/recording-client';
import { readSdkShapes } from '../shapes/sdk-shapes';
import { CARD, startTestShop } from '../testing/test-shop';
import type { Place } from './place';

/** The stand-in, started for the contract. */
export async function standInPlace(): Promise<Place> {
  const shop = await startTestShop();
  const answers: Answer[] = [];
  const stripe = recordingClient(answers, { url: shop.standInUrl() });
  return {
    name: 'the stand-in',
    stripe,
    answers,
    subscribe: async (price) => {
      const { url, customer } = await shop.session(price);
      await shop.submit(String(url), CARD);
      const { data } = await stripe.subscriptions.list({ customer: String(customer) });
      if (data[0] === undefined) throw new Error('The stand-in made no subscription.');
      return data[0];
    },
    declineCard: async ({ default_payment_method: card }) => {
      shop.cards().set(String(card), 'declined');
    },
    advanceTo: async (_subscription, time) => {
      const { now } = (await (await shop.tell('clock', {})).json()) as { now: number };
      await shop.tell('clock', { advanceSeconds: time - now });
    },
    findProblems: readSdkShapes(),
    close: () => shop.close(),
  };
}
