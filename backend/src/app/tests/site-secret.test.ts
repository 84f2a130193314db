import { freshAddress, postJson } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

const SITE_SECRET = 'what only the site knows';

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({ siteSecret: SITE_SECRET });
});
afterEach(() => service.close());

/** Six requests, each with another address of its visitor; five are what one client has. */
async function subscribeFrom(headers: Record<string, string>) {
  const statuses = [];
  for (let round = 0; round < 6; round += 1) {
    const more = { 'x-forwarded-for': freshAddress(), ...headers };
    statuses.push((await postJson(service.origin, '/newsletter/subscribe', { email: '' }, more)).status);
  }
  return statuses;
}

test.each([
  ['no secret', {}],
  ['another secret', { 'x-site-secret': 'what anybody could try' }],
  ['an empty secret', { 'x-site-secret': '' }],
])('with %s all addresses are those of one client', async (_name, headers) => {
  expect(await subscribeFrom(headers)).toEqual([400, 400, 400, 400, 400, 429]);
});

test('with the secret each visitor is a client, whatever the visitor claims', async () => {
  const headers = { 'x-site-secret': SITE_SECRET };
  expect(await subscribeFrom(headers)).toEqual(Array(6).fill(400));
  const address = freshAddress();
  const statuses = [];
  for (let round = 0; round < 6; round += 1) {
    const forged = { ...headers, 'x-forwarded-for': `${freshAddress()}, ${address}` };
    statuses.push((await postJson(service.origin, '/newsletter/subscribe', { email: '' }, forged)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
