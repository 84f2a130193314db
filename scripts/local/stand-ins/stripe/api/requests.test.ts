import Stripe from 'stripe';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { ENDPOINTS } from './routes';
import { PARAMETERS } from './parameters';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function createCustomer(version: string | null, body: Record<string, string> = {}) {
  const answer = await fetch(`${shop.standInUrl()}/v1/customers`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_local',
      ...(version !== null && { 'stripe-version': version }),
    },
    body: new URLSearchParams(body),
  });
  return { status: answer.status, body: (await answer.json()) as { error?: Stripe.StripeRawError } };
}

it('takes the version of the SDK, and a request that names none', async () => {
  expect((await createCustomer(Stripe.API_VERSION)).status).toBe(200);
  expect((await createCustomer(null)).status).toBe(200);
});

it('refuses another version, because its shapes are those of the SDK', async () => {
  const { status, body } = await createCustomer('2020-08-27');
  expect(status).toBe(400);
  expect(body.error).toMatchObject({
    type: 'invalid_request_error',
    message: expect.stringContaining(Stripe.API_VERSION),
  });
});

it('tells of events in the version of the SDK', async () => {
  await shop.subscribe();
  const { data } = await shop.stripe().events.list();
  expect(new Set(data.map(({ api_version: version }) => version))).toEqual(new Set([Stripe.API_VERSION]));
});

it('knows the parameters of every call', () => {
  expect(Object.keys(PARAMETERS).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

it('refuses a parameter it does not know, and does nothing', async () => {
  const { status, body } = await createCustomer(null, { email: 'a@b.example', colour: 'red' });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: 'colour',
    message: 'Received unknown parameter: colour',
  });
  await expect(
    shop.stripe().subscriptions.list({ colour: 'red' } as Stripe.SubscriptionListParams),
  ).rejects.toMatchObject({ code: 'parameter_unknown' });
  const product = { id: 'scarf', name: 'Scarf', colour: 'red' } as Stripe.ProductCreateParams;
  await expect(shop.stripe().products.create(product)).rejects.toMatchObject({ code: 'parameter_unknown' });
  await expect(shop.stripe().products.retrieve('scarf')).rejects.toMatchObject({ code: 'resource_missing' });
});
