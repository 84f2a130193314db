import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { MailTest } from '../start-mail-test';

/** Where a task is tried: a project, a mail server, and what stands in for other services. */
export interface World extends MailTest {
  db: Firestore;
  stripe: Stripe;
  /** Where the stand-in of push services is. */
  pushUrl: string;
}

/** What a task is tried with. */
export interface Trial {
  /** Makes more than fits into a step. */
  make: (world: World) => Promise<unknown>;
  /** It takes one step for all there is. */
  oneStep?: true;
  /** What all runs count together. */
  counted?: Record<string, number>;
  /** What is then left, or has arrived. */
  remains: (world: World) => Promise<unknown>;
  expected: unknown;
}
