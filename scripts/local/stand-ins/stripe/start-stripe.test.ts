import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CARD, startTestShop, type TestShop } from './testing/test-shop';

describe('Stripe stand-in', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop();
  });
  afterEach(() => shop.close());

  it('sells a subscription on its page and tells so by signed events', async () => {
    const bought = await shop.price('tier1_month', 699);
    const session = await shop.session(bought.id, 'jpy');
    expect([session.amount_subtotal, session.amount_total]).toEqual([1398, 1398]);
    const { id, url, customer } = session;
    const page = await (await fetch(String(url))).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('JP¥1,398 every month');
    const paid = await shop.submit(String(url), CARD);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${shop.url}/done?session=${id}`]);
    const { data } = await shop.stripe().subscriptions.list({
      customer: String(customer),
      expand: ['data.default_payment_method'],
    });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      status: 'active',
      currency: 'jpy',
      metadata: { uid: 'mara' },
      default_payment_method: { card: { brand: 'visa', last4: '4242' } },
      items: { data: [{ price: { lookup_key: 'tier1_month' } }] },
    });
    expect(await shop.typesSince(0)).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
    expect(await (await fetch(`${shop.standInUrl()}/c/pay/${id}`)).text()).toContain('This has been paid');
  });

  it.each([
    ['4000000000000002', 'Your card was declined'],
    ['4000000000009995', 'insufficient funds'],
    ['1234123412341234', 'Your card number is invalid'],
  ])('lets card %s fail and leaves the session open', async (number, message) => {
    const { url, id } = await shop.session((await shop.price('p', 699)).id);
    const answer = await shop.submit(String(url), { ...CARD, number });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain(message);
    expect((await shop.stripe().checkout.sessions.retrieve(id)).status).toBe('open');
    expect(shop.deliveries).toEqual([]);
  });

  it('asks for 3-D Secure, which can be refused and then confirmed', async () => {
    const { url, id } = await shop.session((await shop.price('p', 699)).id);
    const asked = await (await shop.submit(String(url), { ...CARD, number: '4000002500003155' })).text();
    const method = String(/name="method" value="(pm_\w+)"/.exec(asked)?.[1]);
    expect((await shop.submit(`${url}/authenticate`, { method, result: 'refuse' })).status).toBe(402);
    expect((await shop.submit(`${url}/authenticate`, { method, result: 'confirm' })).status).toBe(303);
    expect((await shop.stripe().checkout.sessions.retrieve(id)).status).toBe('complete');
  });

  it('answers a repeated idempotency key as before, and refuses it for something else', async () => {
    const once = await shop.stripe().customers.create({ email: 'a@b.example' }, { idempotencyKey: 'k' });
    const again = await shop.stripe().customers.create({ email: 'a@b.example' }, { idempotencyKey: 'k' });
    expect(again.id).toBe(once.id);
    await expect(
      shop.stripe().customers.create({ email: 'c@d.example' }, { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('delivers again until the shop takes an event', async () => {
    shop.refuse(2);
    await shop.subscribe();
    expect((await shop.typesSince(0)).length).toBe(3);
  });

  it('holds events back and releases them shuffled and several times', async () => {
    await shop.tell('webhooks/hold', {});
    await shop.subscribe();
    expect(shop.deliveries).toEqual([]);
    const released = (await (await shop.tell('webhooks/release', { shuffle: true, copies: 3 })).json()) as {
      statuses: number[];
    };
    expect(released.statuses).toEqual(Array(9).fill(200));
    expect(new Set(shop.deliveries.map(({ id }) => id)).size).toBe(3);
  });

  it('fails as told, and asks for a key', async () => {
    await shop.tell('failure', { kind: 'status-500' });
    await expect(shop.stripe().customers.create({})).rejects.toMatchObject({ statusCode: 500 });
    await shop.tell('failure', { kind: 'status-429' });
    await expect(shop.stripe().customers.create({})).rejects.toMatchObject({ type: 'StripeRateLimitError' });
    await shop.tell('failure', { kind: 'none' });
    expect((await fetch(`${shop.standInUrl()}/v1/customers`, { method: 'POST' })).status).toBe(401);
    await expect(shop.stripe().subscriptions.retrieve('sub_unknown')).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('keeps of a deleted customer that it was deleted, and takes it for nothing', async () => {
    const { id, customer } = await shop.subscribe();
    await shop.stripe().customers.del(String(customer));
    expect(await shop.stripe().customers.retrieve(String(customer))).toEqual(
      expect.objectContaining({ id: customer, object: 'customer', deleted: true }),
    );
    expect((await shop.read(id)).status).toBe('canceled');
    const uses = [
      shop.stripe().customers.update(String(customer), { email: 'a@b.example' }),
      shop.stripe().invoices.list({ customer: String(customer) }),
      shop.stripe().billingPortal.sessions.create({ customer: String(customer), return_url: shop.url }),
      shop.stripe().customers.del(String(customer)),
    ];
    for (const use of await Promise.allSettled(uses)) {
      expect(use).toMatchObject({ status: 'rejected', reason: { code: 'resource_missing' } });
    }
    expect((await shop.typesSince(0)).slice(1, 3)).toEqual([
      'customer.deleted',
      'customer.subscription.created',
    ]);
  });

  it('ends the period of one customer and leaves the clock alone', async () => {
    const { id } = await shop.subscribe();
    const before = (await shop.read(id)).items.data[0]?.current_period_end ?? 0;
    expect(await (await shop.tell('renewals', { email: 'mara@player.example' })).json()).toEqual({
      status: 'active',
    });
    expect(await shop.typesSince(3)).toEqual(['customer.subscription.updated', 'invoice.paid']);
    const [item] = (await shop.read(id)).items.data;
    expect(item?.current_period_start).toBeLessThan(before);
    expect((await shop.tell('renewals', { email: 'nobody@player.example' })).status).toBe(404);
  });

  it('keeps everything in a file from one start to the next', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'stripe-')), 'stripe.json');
    await shop.restart(file);
    const { id } = await shop.subscribe();
    await shop.restart(file);
    expect((await shop.read(id)).status).toBe('active');
  });

  it('writes the file without a stop, and tells after a start what nobody had taken', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'stripe-')), 'stripe.json');
    await shop.restart(file);
    shop.refuse(1_000);
    const { id } = await shop.subscribe();
    const kept = async () => (existsSync(file) ? readFile(file, 'utf8') : '');
    while (!(await kept()).includes(id)) await pause(20);
    const asAfterPowerCut = join(await mkdtemp(join(tmpdir(), 'stripe-')), 'stripe.json');
    await copyFile(file, asAfterPowerCut);
    shop.refuse(0);
    const before = shop.deliveries.length;
    await shop.restart(asAfterPowerCut);
    expect((await shop.read(id)).status).toBe('active');
    expect(await shop.typesSince(before)).toContain('customer.subscription.created');
  });
});
