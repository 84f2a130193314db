import Stripe from 'stripe';
import { ENDPOINTS } from '../api/routes';
import { FAILURES } from '../failures';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { recordingClient, type Answer } from './recording-client';
import { playEverything } from './scenario';
import { readSdkShapes } from './sdk-shapes';

const check = readSdkShapes();
const answers: Answer[] = [];
let shop: TestShop;
let stripe: Stripe;

function made(name: string, { call }: Answer): boolean {
  return new RegExp(`^${name.replace(':id', '[^/]+')}$`).test(call);
}

beforeAll(async () => {
  shop = await startTestShop();
  stripe = recordingClient(answers, { url: shop.standInUrl() });
  await playEverything({ shop, stripe });
});
afterAll(() => shop.close());

it.each(Object.keys(ENDPOINTS))('%s answers in the shape of the SDK’s type', (name) => {
  const mine = answers.filter((answer) => made(name, answer) && answer.status === 200);
  expect(mine).not.toEqual([]);
  expect(mine.flatMap(({ body }) => check(body))).toEqual([]);
});

it('tells of every kind of event', async () => {
  const { data, has_more: hasMore } = await stripe.events.list({ limit: 100 });
  expect(hasMore).toBe(false);
  expect([...new Set(data.map(({ type }) => type))].sort()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.refunded',
    'checkout.session.completed',
    'checkout.session.expired',
    'customer.deleted',
    'customer.subscription.created',
    'customer.subscription.deleted',
    'customer.subscription.pending_update_expired',
    'customer.subscription.updated',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_action_required',
    'invoice.payment_failed',
    'invoice.voided',
  ]);
});

async function refused(work: Promise<unknown>): Promise<Answer> {
  await expect(work).rejects.toBeInstanceOf(Stripe.errors.StripeError);
  return answers.at(-1) as Answer;
}

it('refuses in the shape of the SDK’s errors', async () => {
  const { body } = await refused(stripe.customers.retrieve('cus_unknown'));
  expect(body).toMatchObject({ error: { code: 'resource_missing' } });
  expect(check(body)).toEqual([]);
});

it.each(FAILURES.filter((kind) => kind !== 'none' && kind !== 'hang'))(
  'fails by %s in the shape of the SDK’s errors',
  async (kind) => {
    await shop.tell('failure', { kind });
    const { body } = await refused(stripe.customers.create({}));
    await shop.tell('failure', { kind: 'none' });
    expect(body).toHaveProperty('error');
    expect(check(body)).toEqual([]);
  },
);

it('notices a field too many, one too few, one of another type and one outside its enum, at any depth', () => {
  const wrong = structuredClone(answers.find((answer) => made('GET /v1/subscriptions', answer))?.body) as {
    data: [{ status: string; livemode: unknown; start_date?: number; items: { data: [{ price: object }] } }];
  };
  const [first] = wrong.data;
  Object.assign(first, { status: 'sleeping', livemode: 'true' });
  delete first.start_date;
  Object.assign(first.items.data[0].price, { colour: 'red' });
  const invoice = {
    object: 'invoice',
    lines: { object: 'list', data: [{ object: 'line_item', taxes: [{}] }] },
  };
  Object.assign(first, { latest_invoice: invoice });
  const problems = check(wrong).map((problem) => problem.replace(/,? (not|to) .*/, ''));
  expect(problems).toEqual(
    expect.arrayContaining([
      'list.data[0].start_date is missing',
      'list.data[0].items.data[0].price.colour is unknown',
      'list.data[0].livemode is "true"',
      'list.data[0].status is "sleeping"',
      'list.data[0].latest_invoice.total is missing',
      'list.data[0].latest_invoice.lines.url is missing',
      'list.data[0].latest_invoice.lines.data[0].taxes[0].amount is missing',
    ]),
  );
});
