import type { Group } from '../lib/case';

const TESTS = 'backend/src/features/payment/tests/';
const HOSTILE = `${TESTS}hostile.test.ts > `;
const CHECKOUT = `${TESTS}checkout.test.ts > `;
const WEBHOOK = `${TESTS}webhook.test.ts > `;

/** Whoever wants a plan for nothing, or for less. */
export const paymentAttacks: Group = {
  title: 'Payment',
  cases: [
    {
      id: 'B-46',
      title: 'A country twice, as a path, too long, in small letters',
      severity: 'low',
      expect: '400',
      tests: [
        'backend/src/app/tests/hostile-requests.test.ts > two countries is refused with 400',
        'backend/src/app/tests/hostile-requests.test.ts > a path for a country is refused with 400',
        'backend/src/app/tests/hostile-requests.test.ts > 1000 characters of country is refused with 400',
        'backend/src/app/tests/hostile-requests.test.ts > a lower-case country is refused with 400',
      ],
    },
    {
      id: 'B-47',
      title: 'Amount, price, currency, quantity or tier sent along',
      severity: 'high',
      expect: '400 by checkout, preview and change; nothing is sold',
      tests: [`${HOSTILE}… is refused with 400 by checkout, preview and change`],
    },
    {
      id: 'B-48',
      title: 'A buyer claims to be in a cheap country',
      severity: 'medium',
      expect: 'the server decides on country and currency',
      tests: [`${HOSTILE}the currency is that of the account’s country, whatever a client claims to be in`],
    },
    {
      id: 'B-49',
      title: 'A plan for the account of another, a made-up or foreign token',
      severity: 'high',
      expect: '401; the account is that of the proven token',
      tests: [
        `${HOSTILE}another uid is refused with 400 by checkout, preview and change`,
        'backend/src/app/tests/authenticate.test.ts > a token of another project…',
        'backend/src/app/tests/authenticate.test.ts > outside of the emulators an unsigned token, or one signed by a shared secret, is refused with 401',
      ],
    },
    {
      id: 'B-50',
      title: 'A webhook without signature, with a wrong or old one, or changed by a byte',
      severity: 'high',
      expect: '400, nothing changed',
      tests: [
        `${WEBHOOK}a body changed by one byte is refused`,
        `${WEBHOOK}… is refused with 400 and changes nothing`,
      ],
    },
    {
      id: 'B-51',
      title: 'A webhook replayed, 50 at once',
      severity: 'high',
      expect: 'one effect',
      tests: [
        `${WEBHOOK}fifty concurrent deliveries of one event write once`,
        `${WEBHOOK}a replay after the plan has ended brings nothing back`,
      ],
    },
    {
      id: 'B-52',
      title: 'A webhook of another mode or account, an unknown price',
      severity: 'high',
      expect: 'taken, without effect, reported',
      tests: [
        `${WEBHOOK}a subscription to a price that is not ours grants nothing and is reported`,
        `${WEBHOOK}an event about a customer that is not ours is taken and reported`,
      ],
    },
    {
      id: 'B-53',
      title: 'The page of success without paying',
      severity: 'high',
      expect: 'the tier stays',
      tests: [
        `${CHECKOUT}opening the success page grants nothing`,
        'e2e/tests/journeys/payment/buy.spec.ts > the address of a success grants nothing',
      ],
    },
    {
      id: 'B-54',
      title: 'Two checkouts at once, a downgrade during an upgrade',
      severity: 'high',
      expect: 'one session; what Stripe says counts in the end',
      tests: [
        `${CHECKOUT}ten concurrent checkouts…`,
        `${CHECKOUT}another tab gets the open session, another plan ends it`,
        'backend/src/features/payment/tests/subscription.test.ts > a double click on an upgrade pays once',
      ],
    },
    {
      id: 'S-22',
      title: 'A parent asked later, or a player, opens the card of the parent who pays',
      severity: 'high',
      expect: 'a customer for each payer: 409, 403',
      tests: [
        `${TESTS}payers.test.ts > a parent asked later neither sees nor changes the card of the one who pays`,
        `${TESTS}payers.test.ts > the same idempotency key of another parent opens nothing of the first`,
        `${TESTS}payers.test.ts > a grown player pays with a customer of their own, and sees all invoices but no page of a parent`,
      ],
    },
  ],
};
