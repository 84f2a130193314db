import { readPointer, registryPaths, type ReleaseStore } from '@skora/registry';
import { endCanary } from '@skora/registry/publish';
import { AUTHOR, ID } from '@skora/registry/testing';
import { postJson } from '../../../testing/send';
import {
  CANARY,
  filledRegistry,
  FIRST,
  operationsStory,
  STABLE,
} from '../../../testing/operations/operations-story';

const REASON = 'The bar flickers on phones.';
const path = (decision: string, id: string = ID) => `/operations/remotes/${id}/${decision}`;

let registry: ReleaseStore;
let story: Awaited<ReturnType<typeof operationsStory>>;
beforeEach(async () => {
  registry = await filledRegistry();
  story = await operationsStory(registry);
});
afterEach(() => story.service.close());

const decide = (decision: string, release: string, reason = REASON, key?: string) =>
  story.admin.postJson(path(decision), { release, reason }, key ? { 'idempotency-key': key } : {});

test.each([
  ['rollback', STABLE, { stable: FIRST }, { action: 'rollback', release: FIRST }],
  ['promote', CANARY, { stable: CANARY, previous: [STABLE, FIRST] }, { action: 'promote', release: CANARY }],
  ['stop', CANARY, { stable: STABLE }, { action: 'stop-canary', release: CANARY }],
])('%s changes the pointer, and history has who and why', async (decision, release, pointer, event) => {
  const answer = await decide(decision, release);
  expect([answer.status, answer.json()]).toEqual([200, { decision }]);
  const now = await readPointer(registry, ID);
  expect(now).toMatchObject(pointer);
  expect(now?.canary).toBeUndefined();
  expect(now?.history?.[0]).toMatchObject({ ...event, who: `admin:${story.admin.uid}`, notes: REASON });
  expect(JSON.stringify(now)).not.toContain(story.admin.email);
  expect(story.service.log()).toContain('"message":"admin decision"');
});

test.each([
  ['rollback', FIRST],
  ['promote', STABLE],
  ['stop', STABLE],
])('%s of what is not live any more changes nothing and says what is', async (decision, release) => {
  const before = await readPointer(registry, ID);
  const answer = await decide(decision, release);
  expect(answer.status).toBe(409);
  expect(answer.json()).toMatchObject({
    type: 'release-changed',
    detail: expect.stringMatching(/^Nothing was changed: /),
  });
  expect(await readPointer(registry, ID)).toEqual(before);
});

test('somebody else who stopped the canary first is heard of', async () => {
  await endCanary(registry, ID, AUTHOR);
  expect((await decide('stop', CANARY)).json()).toMatchObject({
    type: 'release-changed',
    detail: `Nothing was changed: ${ID} was changed meanwhile, it has no canary. Check it, then decide again.`,
  });
});

test('there is nothing before the first release', async () => {
  await decide('rollback', STABLE);
  expect((await decide('rollback', FIRST)).json()).toMatchObject({ status: 409, type: 'release-refused' });
  const never = await story.admin.postJson(path('stop', 'remote-never'), { release: STABLE, reason: REASON });
  expect(never.json()).toMatchObject({ status: 409, detail: 'remote-never has never been released.' });
});

test.each([
  ['is not there', registryPaths.release(ID, FIRST)],
  ['has no signature', registryPaths.signature(ID, FIRST)],
])('nobody goes back to a release that %s', async (_what, gone) => {
  await registry.delete(gone);
  expect((await decide('rollback', STABLE)).json()).toMatchObject({ status: 409, type: 'release-refused' });
});

test('a decision that is sent again by the same key gets its answer again, and is done once', async () => {
  const [first, again] = [
    await decide('rollback', STABLE, REASON, 'the-same-key'),
    await decide('rollback', STABLE, REASON, 'the-same-key'),
  ];
  expect([first.status, again.status]).toEqual([200, 200]);
  const events = (await readPointer(registry, ID))?.history ?? [];
  expect(events.filter(({ action }) => action === 'rollback')).toHaveLength(1);
  const other = await decide('rollback', STABLE, 'Another reason.', 'the-same-key');
  expect(other.status).toBe(422);
});

test.each([
  ['no reason', { release: STABLE }],
  ['a reason of spaces', { release: STABLE, reason: '          ' }],
  ['a long reason', { release: STABLE, reason: 'a'.repeat(201) }],
  ['no release', { reason: REASON }],
  ['a path for a release', { release: '../owners/x', reason: REASON }],
  ['a member too many', { release: STABLE, reason: REASON, who: 'somebody else' }],
])('%s is refused with 400', async (_what, body) => {
  expect((await story.admin.postJson(path('rollback'), body)).status).toBe(400);
});

test.each(['host', 'remote-Demo', '..%2Fhost', `remote-${'a'.repeat(60)}`])(
  '%s is no remote that can be decided about',
  async (id) => {
    const answer = await story.admin.postJson(path('stop', id), { release: STABLE, reason: REASON });
    expect(answer.status).toBe(400);
  },
);

test('nobody else decides, and the refusal comes before anything of the request is looked at', async () => {
  const before = await readPointer(registry, ID);
  for (const decision of ['rollback', 'promote', 'stop']) {
    expect((await story.player.postJson(path(decision), { nonsense: true })).status).toBe(403);
    const body = { release: STABLE, reason: REASON };
    expect((await postJson(story.service.origin, path(decision), body)).status).toBe(401);
  }
  expect(await readPointer(registry, ID)).toEqual(before);
});

test('an address decides ten times a minute at most', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    const body = { release: FIRST, reason: REASON };
    statuses.push((await story.admin.postJson(path('rollback'), body, headers)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(409), 429]);
});
