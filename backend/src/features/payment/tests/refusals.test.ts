import { startPayments, subscribedPlayer, type PaymentTest } from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentTest;
let player: TestPlayer;
beforeAll(async () => {
  shop = await startPayments();
  player = await subscribedPlayer(shop, { plan: 'tier1', interval: 'month' });
});
afterAll(() => shop.close());

const PATH = '/payment/subscription';

/** What every change of the own plan is answered with while Stripe fails like this. */
async function refusedBy(kind: string) {
  const choice = { plan: 'tier2', interval: 'month' };
  await shop.tell('failure', { kind });
  const answers = [
    await player.postJson(`${PATH}/preview`, choice),
    await player.postJson(`${PATH}/change`, choice),
    await player.post(`${PATH}/cancel`),
    await player.post(`${PATH}/resume`),
    await player.post(`${PATH}/withdraw`),
    await player.post('/payment/portal-sessions'),
  ];
  await shop.tell('failure', { kind: 'none' });
  return answers.map((answer) => answer.json() as Record<string, unknown>);
}

const refusals: [kind: string, status: number, type: string, retryAfter: number | undefined][] = [
  ['card-declined', 422, 'payment-refused', undefined],
  ['wrong-state', 409, 'billing-changed', undefined],
  ['no-such-thing', 409, 'billing-changed', undefined],
  ['lock-timeout', 409, 'request-in-progress', 2],
  ['key-in-use', 409, 'request-in-progress', 2],
  ['key-reused', 409, 'request-in-progress', 2],
  ['wrong-key', 503, 'payments-unavailable', 60],
  ['no-permission', 503, 'payments-unavailable', 60],
  ['wrong-parameter', 503, 'payments-unavailable', 60],
];

test.each(refusals)('%s is answered with %i %s', async (kind, status, type, retryAfter) => {
  for (const answer of await refusedBy(kind)) {
    expect(answer).toMatchObject({ status, type, title: expect.not.stringContaining('stand-in') });
    expect([answer.retryAfter, JSON.stringify(answer).includes('told to fail')]).toEqual([retryAfter, false]);
  }
});

test('what we ask wrongly is logged as our fault, and what a payer’s bank refuses is not', async () => {
  const from = shop.service.log().length;
  await refusedBy('card-declined');
  expect(shop.service.log().slice(from)).not.toContain('"severity":"ERROR"');
  await refusedBy('wrong-key');
  expect(shop.service.log().slice(from)).toContain('We are not let in by the payment service');
});
