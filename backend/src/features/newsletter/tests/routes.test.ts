import { randomUUID } from 'node:crypto';
import { emailAddressKey } from '../../../lib/text/email-address';
import { freshAddress, postJson } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const HOUR = 3_600_000;
const PATH = '/newsletter/subscribe';

function freshEmail() {
  return `${randomUUID()}@player.example`;
}

function subscribe(email: string, headers: Record<string, string> = {}) {
  return postJson(service.origin, PATH, { email }, headers);
}

function stored(email: string) {
  return service.firestore.collection('newsletterSubscribers').doc(emailAddressKey(email));
}

test('a new address is stored as pending, and the consent logged', async () => {
  const email = freshEmail();
  const answer = await subscribe(`  ${email.replace('player.example', 'PLAYER.Example')} `);
  expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
  const record = (await stored(email).get()).data();
  expect(record).toMatchObject({
    email,
    status: 'pending',
    consent: 'newsletter-2026-11',
    requests: { count: 1 },
  });
  const consents = await stored(email).collection('consents').get();
  expect(consents.docs.map((entry) => entry.data())).toEqual([
    { textVersion: 'newsletter-2026-11', action: 'requested', source: 'site', at: record?.createdAt },
  ]);
});

test('new, pending and confirmed addresses get the same answer, and confirmed stays confirmed', async () => {
  const email = freshEmail();
  const first = await subscribe(email);
  const pending = await subscribe(email);
  await stored(email).update({ status: 'confirmed' });
  const confirmed = await subscribe(email);
  for (const answer of [pending, confirmed]) {
    expect([answer.status, answer.text]).toEqual([first.status, first.text]);
    expect(Object.keys(answer.headers)).toEqual(Object.keys(first.headers));
  }
  expect((await stored(email).get()).data()).toMatchObject({ status: 'confirmed' });
});

test('the fourth request of an address within an hour looks the same and has no effect', async () => {
  const email = freshEmail();
  for (let round = 0; round < 3; round += 1) await subscribe(email);
  const before = (await stored(email).get()).updateTime;
  const fourth = await subscribe(email.toUpperCase());
  expect([fourth.status, fourth.text]).toEqual([200, '{"status":"ok"}']);
  expect((await stored(email).get()).updateTime).toEqual(before);
  expect((await stored(email).collection('consents').get()).size).toBe(3);
  service.advance(HOUR);
  await subscribe(email);
  expect((await stored(email).get()).data()).toMatchObject({ requests: { count: 1 } });
});

test('concurrent requests of one address are all counted', async () => {
  const email = freshEmail();
  const answers = await Promise.all([subscribe(email), subscribe(email)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await stored(email).get()).data()).toMatchObject({ requests: { count: 2 } });
});

test('the sixth request of a client within a minute is told when to come back', async () => {
  const from = { 'x-forwarded-for': freshAddress() };
  for (let round = 0; round < 5; round += 1) expect((await subscribe('no address', from)).status).toBe(400);
  const sixth = await subscribe(freshEmail(), from);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await subscribe(freshEmail())).status).toBe(200);
  service.advance(60_000);
  expect((await subscribe(freshEmail(), from)).status).toBe(200);
});

test('a forged X-Forwarded-For entry does not make a new client', async () => {
  const real = freshAddress();
  for (let round = 0; round < 5; round += 1) {
    await subscribe('no address', { 'x-forwarded-for': `${freshAddress()}, ${real}` });
  }
  expect((await subscribe(freshEmail(), { 'x-forwarded-for': `10.0.0.1, ${real}` })).status).toBe(429);
});

test('the addresses of one IPv6 network are one client', async () => {
  for (let round = 0; round < 5; round += 1) {
    await subscribe('no address', { 'x-forwarded-for': `2001:db8:1:1::${round + 1}` });
  }
  expect((await subscribe(freshEmail(), { 'x-forwarded-for': '2001:db8:1:1:ffff::9' })).status).toBe(429);
  expect((await subscribe(freshEmail(), { 'x-forwarded-for': '2001:db8:1:2::1' })).status).toBe(200);
});
