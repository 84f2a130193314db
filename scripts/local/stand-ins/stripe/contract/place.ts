import type Stripe from 'stripe';
import type { Answer } from '../shapes/recording-client';

/** Where the contract is held against: the stand-in, or Stripe's test mode. They differ in how to buy and in time. */
export interface Place {
  name: string;
  stripe: Stripe;
  /** All that was answered, as it came. */
  answers: Answer[];
  /** A new customer buys a price, with a card that pays. */
  subscribe: (price: string) => Promise<Stripe.Subscription>;
  /** From now on the bank declines the card of a subscription. */
  declineCard: (subscription: Stripe.Subscription) => Promise<void>;
  /** Lets it be so late, in seconds since 1970, for the customer of a subscription. */
  advanceTo: (subscription: Stripe.Subscription, time: number) => Promise<void>;
  /** Problems of an answer's shape that our code would notice. */
  findProblems: (body: unknown) => string[];
  close: () => Promise<void>;
}
