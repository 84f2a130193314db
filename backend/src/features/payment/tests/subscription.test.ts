import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { registeredPlayer, storedTier, subscribedPlayer } from '../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

const PATH = '/payment/subscription';
const monthly = (plan: string) => ({ plan, interval: 'month' });
const read = async (player: TestPlayer) => (await player.get(PATH)).json() as Record<string, unknown>;
const tier = (player: TestPlayer) => storedTier(shop.service, player.uid);

test('an upgrade costs what its preview says, and takes effect at once', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  const preview = (await player.postJson(`${PATH}/preview`, monthly('tier3'))).json() as {
    dueNow: { amount: number };
  };
  expect(preview).toMatchObject({
    effect: 'now',
    dueNow: { currency: 'EUR', minorUnit: 2 },
    then: { plan: 'tier3', interval: 'month', price: { amount: 2499 } },
    sample: true,
  });
  const changed = await player.postJson(`${PATH}/change`, monthly('tier3'));
  expect(changed.json()).toMatchObject({ payUrl: null, current: { subscription: { plan: 'tier3' } } });
  await shop.settled();
  expect(await tier(player)).toBe('tier3');
  expect(await read(player)).toMatchObject({ subscription: { price: { amount: 2499 }, sample: true } });
  const { invoices, sample } = (await player.get('/payment/invoices')).json() as {
    invoices: { total: { amount: number } }[];
    sample: boolean;
  };
  expect(sample).toBe(true);
  expect(invoices.map(({ total }) => total.amount)).toEqual([preview.dueNow.amount, 799]);
  expect(invoices[0]).toMatchObject({ status: 'paid', pageUrl: expect.stringContaining('/i/in_') });
});

test('a double click on an upgrade pays once', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  const clicks = [1, 2].map(() => player.postJson(`${PATH}/change`, monthly('tier2')));
  const statuses = (await Promise.all(clicks)).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect((await player.get('/payment/invoices')).json()).toMatchObject({ invoices: { length: 2 } });
});

test('an upgrade that the card does not pay leaves the old plan until its invoice is paid', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'), '4000000000000341');
  const changed = (await player.postJson(`${PATH}/change`, monthly('tier4'))).json() as { payUrl: string };
  await shop.settled();
  expect(await tier(player)).toBe('tier1');
  expect(await read(player)).toMatchObject({
    subscription: { plan: 'tier1', pendingChange: { plan: 'tier4', interval: 'month' } },
  });
  await shop.pay(changed.payUrl);
  await shop.settled();
  expect(await tier(player)).toBe('tier4');
});

test('a downgrade waits for the end of the period and can be taken back', async () => {
  const player = await subscribedPlayer(shop, monthly('tier3'));
  expect((await player.postJson(`${PATH}/preview`, monthly('tier1'))).json()).toMatchObject({
    effect: 'at-period-end',
    dueNow: null,
  });
  const planned = await player.postJson(`${PATH}/change`, monthly('tier1'));
  expect(planned.json()).toMatchObject({
    current: { subscription: { plan: 'tier3', scheduledChange: { plan: 'tier1', interval: 'month' } } },
  });
  const back = await player.post(`${PATH}/resume`);
  expect(back.json()).toMatchObject({ subscription: { plan: 'tier3', scheduledChange: null } });

  await player.postJson(`${PATH}/change`, monthly('tier1'));
  await player.postJson(`${PATH}/change`, monthly('tier2'));
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  expect(await tier(player)).toBe('tier2');
  expect(await read(player)).toMatchObject({ subscription: { plan: 'tier2', scheduledChange: null } });
});

test('a cancelled plan goes on until the paid period is over, and can be resumed until then', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'));
  const ending = await player.post(`${PATH}/cancel`);
  expect(ending.json()).toMatchObject({
    tier: 'tier2',
    subscription: { status: 'ending', renewsAt: null, endsAt: expect.any(String) },
  });
  expect((await player.postJson(`${PATH}/change`, monthly('tier4'))).json()).toMatchObject({
    status: 409,
    type: 'subscription-ending',
  });
  expect((await player.post(`${PATH}/resume`)).json()).toMatchObject({ subscription: { status: 'active' } });
  await player.post(`${PATH}/cancel`);
  expect((await player.post(`${PATH}/cancel`)).status).toBe(200);
  await shop.settled();
  expect(await tier(player)).toBe('tier2');
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  expect(await tier(player)).toBe('tier0');
  expect((await player.post(`${PATH}/resume`)).json()).toMatchObject({
    status: 409,
    type: 'no-subscription',
  });
});

test('a withdrawal ends the plan, pays everything back and is confirmed by mail', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  await player.postJson(`${PATH}/change`, monthly('tier2'));
  expect((await player.post(`${PATH}/withdraw`)).json()).toMatchObject({ subscription: null });
  await shop.settled();
  expect(await tier(player)).toBe('tier0');
  const mail = await shop.mails.next(player.email, /^We have received your withdrawal/);
  expect(mail.words).toContain('pay back everything that was paid');
  const record = await shop.service.firestore.doc(`billing/${player.uid}`).get();
  const charges = shop.standIn.state
    .all('charges')
    .filter(({ customer }) => String(customer) in (record.get('customers') as object));
  expect(charges).toHaveLength(2);
  expect(charges.every(({ refunded }) => refunded)).toBe(true);
});

test('after 14 days a purchase can be cancelled, not withdrawn from', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  // The clock of the stand-in is ahead of ours by now.
  const later = 14 * DAY_MS + (shop.standIn.state.now() * 1000 - shop.service.now());
  shop.service.advance(later);
  const answer = await player.post(`${PATH}/withdraw`);
  shop.service.advance(-later);
  expect(answer.json()).toMatchObject({ status: 409, type: 'withdrawal-over' });
});

test('a failed renewal keeps the plan while the card is tried again, then ends it', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'), '4000000000000341');
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
  expect(await read(player)).toMatchObject({ tier: 'tier2', subscription: { status: 'past-due' } });
  await shop.tell('clock', { advanceDays: 20 });
  await shop.settled();
  expect(await read(player)).toMatchObject({ tier: 'tier0', subscription: null });
});

test('a new card on the page behind the portal session heals a failed renewal', async () => {
  const player = await subscribedPlayer(shop, monthly('tier2'), '4000000000000341');
  await shop.tell('clock', { advanceDays: 32 });
  const { url } = (await player.post('/payment/portal-sessions')).json() as { url: string };
  const saved = await shop.pay(url, '5555555555554444');
  expect(saved.headers.get('location')).toBe('https://skora.example/manage-subscription?card=changed');
  await shop.settled();
  expect(await read(player)).toMatchObject({
    subscription: { status: 'active', paymentMethod: { brand: 'mastercard', last4: '4444' } },
  });
});

test('who has no plan can change none', async () => {
  const player = await registeredPlayer(shop.service);
  expect(await read(player)).toEqual({
    ...{ tier: 'tier0', subscription: null, checkout: null, hasInvoices: false },
  });
  expect((await player.get('/payment/invoices')).json()).toEqual({
    ...{ invoices: [], next: null, sample: true },
  });
  for (const action of ['cancel', 'resume', 'withdraw']) {
    expect((await player.post(`${PATH}/${action}`)).json()).toMatchObject({
      status: 409,
      type: 'no-subscription',
    });
  }
  for (const action of ['preview', 'change']) {
    const answer = await player.postJson(`${PATH}/${action}`, monthly('tier2'));
    expect(answer.json()).toMatchObject({ status: 409, type: 'no-subscription' });
  }
  expect((await player.post('/payment/portal-sessions')).status).toBe(409);
});

test('a change to the present plan is none', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  expect((await player.postJson(`${PATH}/change`, monthly('tier1'))).json()).toMatchObject({
    status: 409,
    type: 'same-plan',
  });
});
