import { randomUUID } from 'node:crypto';
import { readPointer, registryPaths, type ReleaseStore } from '@skora/registry';
import { ID } from '@skora/registry/testing';
import {
  CANARY,
  filledRegistry,
  FIRST,
  operationsStory,
  STABLE,
} from '../../../testing/operations/operations-story';
import { postJson, send } from '../../../testing/send';
import { testPlayer } from '../../../testing/test-player';

const PAGES = ['/operations', '/operations/vitals?days=7'];
const STOP = `/operations/remotes/${ID}/stop`;
const BODY = { release: CANARY, reason: 'The bar flickers on phones.' };
const JSON_TYPE = { 'content-type': 'application/json' };

let registry: ReleaseStore;
let story: Awaited<ReturnType<typeof operationsStory>>;
beforeAll(async () => {
  registry = await filledRegistry();
  story = await operationsStory(registry);
});
afterAll(() => story.service.close());

/** Runs attempts. @returns their statuses; fails when one of them has changed what is live */
async function attempt(...tries: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const before = await readPointer(registry, ID);
  const statuses: number[] = [];
  for (const one of tries) statuses.push((await one()).status);
  expect(await readPointer(registry, ID)).toEqual(before);
  return statuses;
}

/** The same token with other claims, as the unsigned tokens of the emulators allow. */
function withClaims(authorization: string, claims: object): string {
  const [head = '', body = ''] = authorization.split('.');
  const known = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  return `${head}.${Buffer.from(JSON.stringify({ ...known, ...claims })).toString('base64url')}.`;
}

const askEverything = (authorization: string) => [
  ...PAGES.map((path) => () => send(story.service.origin, { path, headers: { authorization } })),
  () => postJson(story.service.origin, STOP, BODY, { authorization }),
];

test.each([
  ['"true"', { admin: 'true' }],
  ['1', { admin: 1 }],
  ['an object', { admin: { admin: true } }],
  ['a role', { role: 'admin', admins: [ID] }],
])('a claim that is %s makes nobody an admin', async (_what, claims) => {
  const authorization = withClaims(story.player.authorization, claims);
  expect(await attempt(...askEverything(authorization))).toEqual([403, 403, 403]);
});

test('an admin whose account was moved to an address that nobody proved is nobody here', async () => {
  const admin = await testPlayer(story.service, { admin: true, emailVerified: true });
  expect((await admin.get('/operations')).status).toBe(200);
  const thief = `${randomUUID()}@player.example`;
  await admin.changeEmail(thief);
  const authorization = withClaims(admin.authorization, { email: thief, email_verified: true });
  expect(await attempt(...askEverything(authorization))).toEqual([401, 401, 401]);
});

test('an admin who was switched off or deleted is nobody here', async () => {
  const { auth } = story.service;
  const [off, gone] = [
    await testPlayer(story.service, { admin: true }),
    await testPlayer(story.service, { admin: true }),
  ];
  await auth.updateUser(off.uid, { disabled: true });
  await auth.deleteUser(gone.uid);
  for (const { authorization } of [off, gone])
    expect(await attempt(...askEverything(authorization))).toEqual([401, 401, 401]);
});

test('a page of another site decides nothing with the session of an admin', async () => {
  const { origin } = story.service;
  const { authorization } = story.admin;
  const post = (headers: Record<string, string>) => () =>
    send(origin, { method: 'POST', path: STOP, headers, body: JSON.stringify(BODY) });
  const statuses = await attempt(
    post({ ...JSON_TYPE, authorization, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    post({ authorization, 'content-type': 'text/plain' }),
    post({ authorization, 'content-type': 'application/x-www-form-urlencoded' }),
    // What a browser would send by itself; we know nobody by a cookie.
    post({ ...JSON_TYPE, cookie: `token=${authorization.slice(7)}` }),
  );
  expect(statuses).toEqual([403, 415, 415, 401]);
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s decides nothing', async (method) => {
  const { authorization } = story.admin;
  const ask = () => send(story.service.origin, { method, path: STOP, headers: { authorization } });
  expect(await attempt(ask)).toEqual([405]);
});

test('a reason of a megabyte is refused before it is read', async () => {
  const ask = () => story.admin.postJson(STOP, { ...BODY, reason: 'a'.repeat(1_000_000) });
  expect(await attempt(ask)).toEqual([413]);
});

test('two presses at the same moment are one decision', async () => {
  const own = await filledRegistry();
  const { service, admin } = await operationsStory(own);
  const press = () => admin.postJson(STOP, BODY);
  const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409, 409]);
  const events = (await readPointer(own, ID))?.history ?? [];
  expect(events.filter(({ action }) => action === 'stop-canary')).toHaveLength(1);
  await service.close();
});

test.each([
  ['promote', CANARY, 'no signature', CANARY, null],
  ['promote', CANARY, 'the signature of another release', CANARY, STABLE],
  ['rollback', STABLE, 'the signature of another release', FIRST, CANARY],
])('%s of %s: one with %s is never shown', async (decision, release, _what, shown, foreign) => {
  const own = await filledRegistry();
  const { service, admin } = await operationsStory(own);
  const signature = registryPaths.signature(ID, shown);
  const other = foreign && (await own.read(registryPaths.signature(ID, foreign)));
  await own.delete(signature);
  if (other) await own.write(signature, other, { immutable: false });
  const before = await readPointer(own, ID);
  const answer = await admin.postJson(`/operations/remotes/${ID}/${decision}`, { ...BODY, release });
  expect(answer.json()).toMatchObject({ status: 409, type: 'release-refused' });
  expect(await readPointer(own, ID)).toEqual(before);
  await service.close();
});

test('markup in a reason stays text', async () => {
  const own = await filledRegistry();
  const { service, admin } = await operationsStory(own);
  const written = '<img src=x onerror=alert(1)>\u001b[31m\r\n\u202eremote-x stopped';
  expect((await admin.postJson(STOP, { ...BODY, reason: written })).status).toBe(200);
  const [event] = (await readPointer(own, ID))?.history ?? [];
  expect(event?.notes).toBe('<img src=x onerror=alert(1)>[31m remote-x stopped');
  const page = await admin.get('/operations');
  expect(page.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'x-content-type-options': 'nosniff',
  });
  await service.close();
});
