import type { Group } from '../lib/case';

const TESTS = 'backend/src/features/payment/tests/';
const CHECKOUT = `${TESTS}checkout.test.ts > `;
const WEBHOOK = `${TESTS}webhook.test.ts > `;

/** Payments that are repeated, lost, or told in another order. */
export const paymentFaults: Group = {
  title: 'Payment',
  cases: [
    {
      id: 'A-42',
      title: 'The same key twice, one after the other',
      severity: 'high',
      expect: 'one session',
      tests: [`${CHECKOUT}the same key gives the same session, one after the other`],
    },
    {
      id: 'A-43',
      title: 'The same key twice at once',
      severity: 'high',
      expect: 'one session; the others get it or 409',
      tests: [`${CHECKOUT}ten concurrent checkouts with … make one session`],
    },
    {
      id: 'A-44',
      title: 'The same key for another plan',
      severity: 'medium',
      expect: '422',
      tests: [`${CHECKOUT}the same key for another plan is refused with 422`],
    },
    {
      id: 'A-45',
      title: 'The answer of a checkout is lost',
      severity: 'high',
      expect: 'trying again gives a session, and nothing is paid twice',
      tests: [
        `${TESTS}outage.test.ts > an answer of Stripe that was lost costs nothing: the next request gets a session`,
      ],
    },
    {
      id: 'A-46',
      title: 'A webhook ten times, fifty at once',
      severity: 'high',
      expect: 'one write',
      tests: [`${WEBHOOK}fifty concurrent deliveries of one event write once`],
    },
    {
      id: 'A-47',
      title: 'A thousand lives of a subscription, with events shuffled and repeated',
      severity: 'high',
      expect: 'always the right tier in the end',
      tests: [
        `${TESTS}webhook-order.test.ts > shuffled and replayed sequences of events end in the right tier`,
      ],
    },
    {
      id: 'A-48',
      title: 'The webhook before the page of success, and after it',
      severity: 'high',
      expect: 'the tier is right in both',
      tests: [
        `${CHECKOUT}a plan is bought: session, payment, webhook, tier`,
        `${CHECKOUT}a payment that the webhook has not told yet stops a second one`,
      ],
    },
    {
      id: 'A-49',
      title: 'The store fails between the event and the tier',
      severity: 'high',
      expect: 'neither is written, the next delivery heals it',
      tests: [
        `${WEBHOOK}a failure between the event and the tier writes neither, and the next delivery heals it`,
      ],
    },
    {
      id: 'A-50',
      title: 'A webhook that takes five seconds',
      severity: 'low',
      expect: 'an answer within a second of the durable write',
      cannot:
        'The webhook answers when its transaction is through, in the same request; a provider waits longer than our deadline.',
    },
  ],
};
