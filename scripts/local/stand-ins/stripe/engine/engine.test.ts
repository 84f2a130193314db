import type Stripe from 'stripe';
import { CARD, startTestShop, type TestShop } from '../testing/test-shop';

describe('subscriptions of the Stripe stand-in', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop();
  });
  afterEach(() => shop.close());

  it('previews and makes an upgrade with the difference for the rest of the period', async () => {
    const subscription = await shop.subscribe();
    const item = subscription.items.data[0] as Stripe.SubscriptionItem;
    const dearer = await shop.price('tier2_month', 1299);
    const half = Math.floor((item.current_period_start + item.current_period_end) / 2);
    const items = [{ id: item.id, price: dearer.id }];
    const preview = await shop.stripe().invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items, proration_date: half, proration_behavior: 'always_invoice' },
    });
    expect(preview.amount_due).toBe(650 - 350);
    await shop.stripe().subscriptions.update(subscription.id, {
      items,
      proration_date: half,
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(await shop.read(subscription.id)).toMatchObject({
      items: { data: [{ price: { lookup_key: 'tier2_month' } }] },
      latest_invoice: { status: 'paid', amount_paid: 300 },
    });
  });

  it('keeps the old plan while an upgrade is not paid, until its invoice is', async () => {
    const subscription = await shop.subscribe('4000000000000341');
    const item = subscription.items.data[0] as Stripe.SubscriptionItem;
    const dearer = await shop.price('tier2_month', 1299);
    await shop.stripe().subscriptions.update(subscription.id, {
      items: [{ id: item.id, price: dearer.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    const waiting = await shop.read(subscription.id);
    expect(waiting.items.data[0]?.price.id).toBe(item.price.id);
    expect(waiting.pending_update).not.toBeNull();
    const { hosted_invoice_url: url } = waiting.latest_invoice as Stripe.Invoice;
    expect((await shop.submit(String(url), CARD)).status).toBe(200);
    const upgraded = await shop.read(subscription.id);
    expect([upgraded.items.data[0]?.price.id, upgraded.pending_update]).toEqual([dearer.id, null]);
  });

  it('renews when the clock passes the end of the period', async () => {
    const subscription = await shop.subscribe();
    await shop.typesSince(0);
    const before = shop.deliveries.length;
    await shop.tell('clock', { advanceDays: 32 });
    const renewed = await shop.read(subscription.id);
    expect(renewed.items.data[0]?.current_period_start).toBe(subscription.items.data[0]?.current_period_end);
    expect(renewed.latest_invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });
    expect(await shop.typesSince(before)).toEqual(['customer.subscription.updated', 'invoice.paid']);
  });

  it('voids what falls due while collection is paused, and charges again after that', async () => {
    const { id } = await shop.subscribe();
    const pause = { pause_collection: { behavior: 'void' }, metadata: { why: 'a test' } } as const;
    expect(await shop.stripe().subscriptions.update(id, pause)).toMatchObject(pause);
    await shop.tell('clock', { advanceDays: 32 });
    expect(await shop.read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'void' } });
    const resumed = await shop
      .stripe()
      .subscriptions.update(id, { pause_collection: '', metadata: { why: '' } });
    expect(resumed).toMatchObject({ pause_collection: null, metadata: {} });
    expect(resumed.metadata).not.toHaveProperty('why');
    await shop.tell('clock', { advanceDays: 32 });
    expect((await shop.read(id)).latest_invoice).toMatchObject({ status: 'paid' });
  });

  it('keeps what falls due as a draft while collection is paused so, and collects it once it is finalized', async () => {
    const { id } = await shop.subscribe();
    await shop
      .stripe()
      .subscriptions.update(id, { pause_collection: { behavior: 'keep_as_draft' }, metadata: {} });
    await shop.tell('clock', { advanceDays: 32 });
    const kept = { status: 'draft', number: null, auto_advance: false, attempted: false };
    const { latest_invoice: invoice } = await shop.read(id);
    expect(invoice).toMatchObject(kept);
    await shop.stripe().subscriptions.update(id, { pause_collection: '' });
    await shop.tell('clock', { advanceDays: 1 });
    expect((await shop.read(id)).latest_invoice).toMatchObject(kept);
    const draft = (invoice as Stripe.Invoice).id;
    await shop.stripe().invoices.finalizeInvoice(draft, { auto_advance: true });
    expect(await shop.read(id)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', number: 'SKORA-00002' },
    });
    await expect(shop.stripe().invoices.finalizeInvoice(draft)).rejects.toMatchObject({
      code: 'invoice_already_finalized',
    });
  });

  it('duns a failing card and ends the subscription after the third retry', async () => {
    const { id } = await shop.subscribe('4000000000000341');
    await shop.tell('clock', { advanceDays: 32 });
    expect((await shop.read(id)).status).toBe('past_due');
    await shop.tell('clock', { advanceDays: 20 });
    expect(await shop.read(id)).toMatchObject({
      status: 'canceled',
      latest_invoice: { status: 'void', attempt_count: 4 },
    });
  });

  it('heals a dunned subscription by a new card on the portal page', async () => {
    const { id, customer } = await shop.subscribe('4000000000000341');
    await shop.tell('clock', { advanceDays: 32 });
    const portal = await shop.stripe().billingPortal.sessions.create({
      customer: String(customer),
      return_url: `${shop.url}/manage`,
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: `${shop.url}/manage?done` } },
      },
    });
    const saved = await shop.submit(portal.url, { ...CARD, number: '5555555555554444' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${shop.url}/manage?done`]);
    expect(await shop.read(id)).toMatchObject({
      status: 'active',
      default_payment_method: { card: { brand: 'mastercard' } },
    });
  });

  it('ends a subscription from the portal page, with the period', async () => {
    const { id, customer } = await shop.subscribe();
    const portal = await shop.stripe().billingPortal.sessions.create({
      customer: String(customer),
      return_url: `${shop.url}/manage`,
    });
    const page = await (await shop.submit(`${portal.url}/cancel`, {})).text();
    expect(page).toContain('The subscription ends on');
    expect(await shop.read(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  it('cancels at the end of the period, resumes, and ends at once', async () => {
    const { id } = await shop.subscribe();
    await shop.stripe().subscriptions.update(id, { cancel_at_period_end: true });
    expect(
      (await shop.stripe().subscriptions.update(id, { cancel_at_period_end: false })).canceled_at,
    ).toBeNull();
    await shop.stripe().subscriptions.update(id, { cancel_at_period_end: true });
    await shop.tell('clock', { advanceDays: 32 });
    expect((await shop.read(id)).status).toBe('canceled');
    await expect(shop.stripe().subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('changes the plan at the end of the period by a schedule', async () => {
    const { id, items } = await shop.subscribe();
    const cheaper = await shop.price('tier0_month', 99);
    const { id: schedule, phases } = await shop
      .stripe()
      .subscriptionSchedules.create({ from_subscription: id });
    const [phase] = phases;
    await shop.stripe().subscriptionSchedules.update(schedule, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: String(phase?.items[0]?.price), quantity: 1 }],
          start_date: phase?.start_date,
          end_date: phase?.end_date,
        },
        { items: [{ price: cheaper.id, quantity: 1 }] },
      ],
    });
    await expect(shop.stripe().subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
      'schedule',
    );
    expect((await shop.read(id)).items.data[0]?.price.id).toBe(items.data[0]?.price.id);
    await shop.tell('clock', { advanceDays: 32 });
    expect(await shop.read(id)).toMatchObject({ schedule, latest_invoice: { amount_paid: 99 } });
    const entered = await shop.stripe().subscriptionSchedules.retrieve(schedule);
    expect(entered).toMatchObject({ status: 'active', phases: [phase, entered.current_phase] });
    await shop.tell('clock', { advanceDays: 32 });
    expect(await shop.read(id)).toMatchObject({ schedule: null, latest_invoice: { amount_paid: 99 } });
    expect(await shop.stripe().subscriptionSchedules.retrieve(schedule)).toMatchObject({
      status: 'released',
      released_subscription: id,
      current_phase: null,
    });
  });

  it('enters a phase when the period is ended before its time', async () => {
    const { id } = await shop.subscribe();
    const cheaper = await shop.price('tier0_month', 99);
    const { id: schedule, phases } = await shop
      .stripe()
      .subscriptionSchedules.create({ from_subscription: id });
    const [phase] = phases;
    await shop.stripe().subscriptionSchedules.update(schedule, {
      phases: [
        {
          items: [{ price: String(phase?.items[0]?.price), quantity: 1 }],
          start_date: phase?.start_date,
          end_date: phase?.end_date,
        },
        { items: [{ price: cheaper.id, quantity: 1 }] },
      ],
    });
    await shop.tell('clock', { advanceDays: 5 });
    await shop.tell('renewals', { email: 'mara@player.example' });
    const renewed = await shop.read(id);
    expect(renewed).toMatchObject({ schedule, latest_invoice: { amount_paid: 99 } });
    const { current_phase: entered } = await shop.stripe().subscriptionSchedules.retrieve(schedule);
    expect(entered?.end_date).toBe(renewed.items.data[0]?.current_period_end);
  });

  it('plans phases from the present one on, and no other', async () => {
    const { id } = await shop.subscribe();
    const cheaper = await shop.price('tier0_month', 99);
    const made = await shop.stripe().subscriptionSchedules.create({ from_subscription: id });
    const first = made.phases[0] as Stripe.SubscriptionSchedule.Phase;
    const items = [{ price: cheaper.id, quantity: 1 }];
    const plan = (
      phases: Stripe.SubscriptionScheduleUpdateParams.Phase[],
      end: 'cancel' | 'release' = 'release',
    ) => shop.stripe().subscriptionSchedules.update(made.id, { end_behavior: end, phases });
    const present = {
      items: [{ price: String(first.items[0]?.price), quantity: 1 }],
      end_date: first.end_date,
    };
    await expect(plan([{ ...present, start_date: first.start_date - 1 }])).rejects.toThrow('in the past');
    await expect(plan([{ items, start_date: first.end_date }])).rejects.toThrow(
      'start date of the current phase',
    );
    await expect(plan([{ items }])).rejects.toThrow('missing at least one phase');
    await plan([{ ...present, start_date: first.start_date }, { items }], 'cancel');
    await shop.tell('clock', { advanceDays: 32 });
    await expect(plan([{ ...present, start_date: first.start_date }, { items }])).rejects.toThrow(
      'in the past',
    );
    expect((await shop.read(id)).status).toBe('active');
    await shop.tell('clock', { advanceDays: 32 });
    expect((await shop.read(id)).status).toBe('canceled');
    const { status } = await shop.stripe().subscriptionSchedules.retrieve(made.id);
    expect(status).toBe('completed');
  });

  it('refunds a payment once', async () => {
    const subscription = await shop.subscribe();
    const payments = await shop
      .stripe()
      .invoicePayments.list({ invoice: String(subscription.latest_invoice) });
    const intent = String(payments.data[0]?.payment.payment_intent);
    expect(await shop.stripe().refunds.create({ payment_intent: intent })).toMatchObject({
      amount: 699,
      status: 'succeeded',
    });
    await expect(shop.stripe().refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });
});
