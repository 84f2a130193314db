import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

async function pricing(query: string) {
  const answer = await send(service.origin, { path: `/payment/pricing${query}` });
  expect(answer.status).toBe(200);
  return answer.json() as { country: string; fallback: boolean; plans: { tier: string }[] };
}

test('a country of the book gets its own prices', async () => {
  const answer = await pricing('?country_code=JP');
  expect(answer).toMatchObject({
    country: 'JP',
    currency: 'JPY',
    minorUnit: 0,
    sample: true,
    tax: 'not-computed',
    fallback: false,
  });
  expect(answer.plans.map(({ tier }) => tier)).toEqual(['tier1', 'tier2', 'tier3', 'tier4']);
  expect(answer.plans[0]).toEqual({
    tier: 'tier1',
    name: 'Amateur Path',
    tagline: expect.any(String),
    prices: { month: { amount: 1200 }, year: { amount: 12000 } },
    features: ['shareLinks', 'cvPdf', 'clips', 'clipMegabytes', 'programPath'],
    highlight: false,
  });
});

test.each(['', '?country_code=ZZ', '?country_code=AQ'])(
  'the query "%s" falls back and says so',
  async (query) => {
    expect(await pricing(query)).toMatchObject({ country: 'GB', currency: 'GBP', fallback: true });
  },
);

test('the fallback follows the configured default country', async () => {
  const french = await startTestApp({ defaultCountry: 'FR' });
  const answer = await send(french.origin, { path: '/payment/pricing' });
  expect(answer.json()).toMatchObject({ country: 'FR', currency: 'EUR', fallback: true });
  await french.close();
});

test('the answer may be cached for minutes and HEAD matches it', async () => {
  const get = await send(service.origin, { path: '/payment/pricing' });
  const head = await send(service.origin, { method: 'HEAD', path: '/payment/pricing' });
  expect(get.headers['cache-control']).toBe('public, max-age=300');
  expect(get.headers['content-type']).toBe('application/json; charset=utf-8');
  expect([head.status, head.text]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});
