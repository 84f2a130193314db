import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import {
  startPayments,
  subscribedPlayer,
  WEBHOOK_SECRET,
  type PaymentTest,
} from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';
import { postJson, send } from '../../../testing/send';

let shop: PaymentTest;
/** A second instance of the service, beside the same store and the same Stripe. */
let other: TestApp;
beforeAll(async () => {
  shop = await startPayments();
  const { url: apiUrl } = shop.standIn;
  other = await startTestApp({
    stripe: { secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET, apiUrl, tax: false },
  });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const PATH = '/payment/subscription';
const to = (plan: string): [string, object] => [`${PATH}/change`, { plan, interval: 'month' }];
const cancel: [string] = [`${PATH}/cancel`];

function ask(origin: string, { authorization }: TestPlayer, [path, body]: [string, object?]) {
  const headers = { authorization };
  return body === undefined
    ? send(origin, { method: 'POST', path, headers })
    : postJson(origin, path, body, headers);
}

const pairs: [name: string, one: [string, object?], other: [string, object?]][] = [
  ['two cheaper plans', to('tier2'), to('tier1')],
  ['a dearer and a cheaper plan', to('tier4'), to('tier1')],
  ['two dearer plans', to('tier4'), to('tier4')],
  ['a cheaper plan and the end', to('tier1'), cancel],
];

test.each(pairs)(
  '%s at once, at two instances: none fails, at least one is made',
  async (_name, one, two) => {
    for (let round = 0; round < 4; round += 1) {
      const player = await subscribedPlayer(shop, { plan: 'tier3', interval: 'month' });
      const answers = await Promise.all([
        ask(shop.service.origin, player, one),
        ask(other.origin, player, two),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(answer.json()).toMatchObject({
          status: 409,
          type: expect.stringMatching(/^(request-in-progress|same-plan|subscription-ending|change-planned)$/),
        });
      }
      // What was refused can be asked for again at once.
      expect((await ask(other.origin, player, to('tier3'))).status).toBeLessThan(500);
    }
  },
);

test('a change that its instance never finished holds up the next one for a minute', async () => {
  const player = await subscribedPlayer(shop, { plan: 'tier3', interval: 'month' });
  const leasedUntil = new Date(shop.service.now() + 60_000);
  await shop.service.firestore.doc(`billing/${player.uid}/leases/change`).set({ leasedUntil });
  const held = await ask(shop.service.origin, player, to('tier4'));
  expect(held.json()).toMatchObject({ status: 409, type: 'request-in-progress', retryAfter: 2 });
  shop.service.advance(61_000);
  const free = await ask(shop.service.origin, player, to('tier4'));
  shop.service.advance(-61_000);
  expect(free.status).toBe(200);
});
