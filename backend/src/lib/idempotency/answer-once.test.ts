import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { postJson } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';
import { testPlayer } from '../../testing/test-player';
import { claimKey, keepAnswer, releaseKey, type KeyedRequest } from './kept-answer';

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
});
afterEach(() => service.close());

const PATH = '/contact/messages';
const written = (changes: object = {}) => ({
  topic: 'support',
  name: 'Robin',
  email: 'robin@sender.example',
  message: 'How do I change my position?',
  ...changes,
});
const write = (key: string, body: object = written(), headers: Record<string, string> = {}) =>
  postJson(service.origin, PATH, body, { 'idempotency-key': key, ...headers });
const countMessages = async () => (await service.firestore.collection('contactMessages').get()).size;

test('whoever sends again because the answer was lost gets the same answer, and it happens once', async () => {
  const key = randomUUID();
  const first = await write(key);
  const again = await write(key);
  expect(first.status).toBe(200);
  expect([again.status, again.json()]).toEqual([200, first.json()]);
  expect(await countMessages()).toBe(1);
  expect((await service.firestore.collection('mailOutbox').get()).size).toBe(1);
});

test('without a key each message is one', async () => {
  await postJson(service.origin, PATH, written());
  await postJson(service.origin, PATH, written());
  expect(await countMessages()).toBe(2);
});

test('a key says one thing only', async () => {
  const key = randomUUID();
  await write(key);
  const other = await write(key, written({ message: 'Something else altogether, please.' }));
  expect(other.json()).toMatchObject({ status: 422, type: 'key-reused' });
  expect(await countMessages()).toBe(1);
});

test('many at once, at two instances: one message, and every other waits or reads its answer', async () => {
  const key = randomUUID();
  const second = await startTestApp({}, service.projectId);
  const answers = await Promise.all(
    [service, second, service, second, service, second].map(({ origin }) =>
      postJson(origin, PATH, written(), { 'idempotency-key': key }),
    ),
  );
  await second.close();
  const tickets = answers.filter(({ status }) => status === 200).map((answer) => answer.text);
  const waiting = answers.filter(({ status }) => status !== 200);
  expect(new Set(tickets).size).toBe(1);
  for (const answer of waiting) {
    expect(answer.json()).toMatchObject({ status: 409, type: 'request-in-progress', retryAfter: 2 });
  }
  expect(await countMessages()).toBe(1);
});

test('a refusal gives the key back', async () => {
  const key = randomUUID();
  const player = await testPlayer(service);
  const refused = await player.postJson('/cv/links', { label: ' x', audience: 'link', days: 7 }, keyed(key));
  expect(refused.status).toBe(422);
  const closed = await player.postJson('/cv/links', { label: 'Club', audience: 'link', days: 7 }, keyed(key));
  expect(closed.status).toBe(403);
});

const keyed = (key: string) => ({ 'idempotency-key': key });

test('somebody else with the same key is somebody else', async () => {
  const key = randomUUID();
  const [one, other] = [await testPlayer(service), await testPlayer(service)];
  const answers = [
    await write(key),
    await one.postJson(PATH, written(), keyed(key)),
    await other.postJson(PATH, written(), keyed(key)),
  ];
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(3);
});

test('whoever cannot be told apart for a moment is not taken for nobody', async () => {
  const player = await testPlayer(service);
  const { authorization } = player;
  const key = randomUUID();
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  // Nothing listens there, for an instance of its own.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9';
  const cutOff = await startTestApp({}, service.projectId);
  const away = await postJson(cutOff.origin, PATH, written(), { 'idempotency-key': key, authorization });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  await cutOff.close();
  expect(away.status).toBe(503);
  expect((await write(key, written(), { authorization })).status).toBe(200);
  expect(await countMessages()).toBe(1);
});

test('after a day the key is free', async () => {
  const key = randomUUID();
  await write(key);
  service.advance(DAY_MS);
  await write(key);
  expect(await countMessages()).toBe(2);
});

test('what is kept tells neither key nor request nor answer, and goes with the account', async () => {
  const key = randomUUID();
  const player = await testPlayer(service);
  const answer = await player.postJson(PATH, written(), keyed(key));
  const { docs } = await service.firestore.collection('keptAnswers').get();
  const kept = JSON.stringify(docs.map((one) => ({ id: one.id, ...one.data() })));
  expect(docs).toHaveLength(1);
  for (const secret of [key, 'Robin', 'position', (answer.json() as { ticket: string }).ticket]) {
    expect(kept).not.toContain(secret);
  }
  const { data } = (await player.get('/account/export')).json() as { data: { keptAnswers: unknown } };
  expect(data.keptAnswers).toEqual([{ keptUntil: expect.any(String) }]);
});

test.each(['short', 'with space inside', 'x'.repeat(65)])('the key %j is refused with 400', async (key) => {
  expect((await write(key)).status).toBe(400);
});

describe('a process that dies at its work', () => {
  const request: KeyedRequest = { key: 'a-key-of-a-test', uid: null, operation: 'POST /x', content: '{}' };

  test('leaves the key to the next one after a minute', async () => {
    const { firestore } = service;
    const now = service.now();
    expect((await claimKey(firestore, request, now)).kind).toBe('claimed');
    expect((await claimKey(firestore, request, now + 59_000)).kind).toBe('busy');
    const next = await Promise.all([1, 2, 3].map(() => claimKey(firestore, request, now + 61_000)));
    expect(next.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    await keepAnswer(firestore, request, '"done"');
    expect(await claimKey(firestore, request, now + 62_000)).toEqual({ kind: 'answered', answer: '"done"' });
    await releaseKey(firestore, request);
    expect((await claimKey(firestore, request, now + 63_000)).kind).toBe('claimed');
  });
});
