import { randomUUID } from 'node:crypto';
import { emailAddressKey } from '../../lib/text/email-address';
import { unsubscribeToken } from '../../features/newsletter/unsubscribe-token';
import { weeklyToken } from '../../features/mornings/domain/weekly-token';
import { freshAddress, send } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const SECRET = 'a secret of the tests';
const URLENCODED = 'application/x-www-form-urlencoded';

interface Form {
  type: string;
  body: string;
}

function multipart(boundary: string, parts: [header: string, value: string][]): Form {
  const lines = parts.flatMap(([header, value]) => [
    `--${boundary}`,
    `Content-Disposition: form-data; ${header}`,
    '',
    value,
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: [...lines, `--${boundary}--`, ''].join('\r\n'),
  };
}

const ONE_CLICK = ['name="List-Unsubscribe"', 'One-Click'] as [string, string];
const GOOD: [name: string, form: Form][] = [
  ['urlencoded', { type: URLENCODED, body: 'List-Unsubscribe=One-Click' }],
  ['urlencoded with a charset', { type: `${URLENCODED}; charset=utf-8`, body: 'List-Unsubscribe=One-Click' }],
  ['multipart with a short boundary', multipart('x', [ONE_CLICK])],
  ['multipart with the longest boundary', multipart('b'.repeat(70), [ONE_CLICK])],
];
const OTHER = multipart('x', [['name="List-Unsubscribe"', 'Other']]);
const BAD: [name: string, form: Form][] = [
  ['another value', OTHER],
  ['a second field', multipart('x', [ONE_CLICK, ['name="email"', 'a@b.example']])],
  ['a file', multipart('x', [['name="List-Unsubscribe"; filename="a.txt"', 'One-Click']])],
  ['no end', { type: OTHER.type, body: '--x\r\nContent-Disposition: form-data' }],
  ['no boundary', { type: 'multipart/form-data', body: 'List-Unsubscribe=One-Click' }],
  ['nothing', { type: URLENCODED, body: '' }],
  [
    'the same field twice',
    { type: URLENCODED, body: 'List-Unsubscribe=One-Click&List-Unsubscribe=One-Click' },
  ],
];

const stored = (email: string) =>
  service.firestore.collection('newsletterSubscribers').doc(emailAddressKey(email));
const status = async (email: string) => (await stored(email).get()).get('status') as unknown;

/** An address that gets the digest, and the path its mails name for mail programs. */
async function subscriber() {
  const email = `${randomUUID()}@player.example`;
  await stored(email).set({ email, status: 'confirmed', consent: 'newsletter-2026-11' });
  return { email, path: `/newsletter/one-click/${unsubscribeToken(SECRET, emailAddressKey(email))}` };
}

function click(path: string, { type, body }: Form, from = freshAddress()) {
  return send(service.origin, {
    method: 'POST',
    path,
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body,
  });
}

const [, [, CHARSET]] = GOOD as [(typeof GOOD)[0], (typeof GOOD)[0]];

test.each(GOOD)('a mail program unsubscribes by a form that is %s', async (_name, form) => {
  const { email, path } = await subscriber();
  expect((await click(path, form)).status).toBe(200);
  expect(await status(email)).toBe('unsubscribed');
  const weekly = `/notifications/weekly-email/${weeklyToken(SECRET, randomUUID())}`;
  expect((await click(weekly, form)).status).toBe(200);
  const page = path.replace('one-click', 'unsubscriptions');
  expect((await click(page, form)).status).toBe(200);
});

test.each(BAD)('a form with %s ends nothing: 400', async (_name, form) => {
  const { email, path } = await subscriber();
  const weekly = `/notifications/weekly-email/${weeklyToken(SECRET, randomUUID())}`;
  for (const address of [path, weekly]) {
    expect([(await click(address, form)).status, await status(email)]).toEqual([400, 'confirmed']);
  }
});

test('a form of more than 2 kB is refused: 413', async () => {
  const { email, path } = await subscriber();
  const large = multipart('x', [ONE_CLICK, ['name="more"', 'm'.repeat(3000)]]);
  expect([(await click(path, large)).status, await status(email)]).toEqual([413, 'confirmed']);
});

test('a link of the weekly email can be looked at, which ends nothing; a made-up one is a 404', async () => {
  const look = async (token: string) => {
    const path = `/notifications/weekly-email/${token}/state`;
    return (await send(service.origin, { path })).status;
  };
  expect(await look(weeklyToken(SECRET, randomUUID()))).toBe(200);
  expect(await look(weeklyToken('another secret', randomUUID()))).toBe(404);
  expect(await look('made-up')).toBe(404);
});

test('one provider unsubscribes many mailboxes from one address', async () => {
  const provider = freshAddress();
  const many = await Promise.all(Array.from({ length: 45 }, subscriber));
  const answers = await Promise.all(many.map(({ path }) => click(path, CHARSET, provider)));
  expect(answers.map((answer) => answer.status)).toEqual(many.map(() => 200));
});

test('one link is answered 10 times a minute, from wherever it is called', async () => {
  const { path } = await subscriber();
  for (let round = 0; round < 10; round += 1) expect((await click(path, CHARSET)).status).toBe(200);
  const refused = await click(path, CHARSET);
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  service.advance(60_000);
  expect((await click(path, CHARSET)).status).toBe(200);
});

test('made-up links of one client are answered with 404, and beyond 300 a minute with 429', async () => {
  const from = freshAddress();
  const { path } = await subscriber();
  const fake = () => click(`/newsletter/one-click/${'a'.repeat(43)}.${'b'.repeat(43)}`, CHARSET, from);
  const first = await Promise.all(Array.from({ length: 300 }, fake));
  expect(new Set(first.map((answer) => answer.status))).toEqual(new Set([404]));
  expect((await fake()).status).toBe(429);
  expect((await click(path, CHARSET, from)).status).toBe(200);
});

test('links of mails from before the secret was changed go on working, those of an older one do not', async () => {
  const changed = await startTestApp({ linkSecret: 'a secret of today', linkSecretBefore: SECRET });
  const end = (secret: string) =>
    send(changed.origin, {
      method: 'POST',
      path: `/notifications/weekly-email/${weeklyToken(secret, randomUUID())}`,
      headers: { 'content-type': URLENCODED },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await end('a secret of today')).status).toBe(200);
  expect((await end(SECRET)).status).toBe(200);
  expect((await end('a secret of long ago')).status).toBe(404);
  await changed.close();
});
