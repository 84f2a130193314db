import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Showcase } from '@skora/domain';
import { publishShowcases } from '../publish-showcases';
import { sampleShowcase } from './sample-showcase';
import { listAttendees, nextPlace } from '../../showcase-places';
import { TASKS_SECRET } from '../../../testing/run-task';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let current: MailTest;
beforeAll(async () => {
  current = await startMailTest({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`);
});
afterAll(() => current.close());

const store = () => current.service.firestore;

async function publish(changes: Partial<Showcase<number>> = {}): Promise<string> {
  const id = `tag-${randomUUID()}`;
  await publishShowcases(store(), [sampleShowcase(current.service.now(), { id, ...changes })]);
  return id;
}

async function player(): Promise<TestPlayer> {
  const one = await testPlayer(current.service, { emailVerified: true });
  await one.postJson('/account/registration', registration(current.service, 20));
  await store().doc(`users/${one.uid}`).update({ tierLevel: 'tier4' });
  return one;
}

async function registered(id: string): Promise<TestPlayer> {
  const one = await player();
  await one.postJson(`/showcases/${id}/registration`, {});
  current.service.advance(1000);
  return one;
}

const place = async (id: string, { uid }: TestPlayer) =>
  ((await store().doc(`showcases/${id}/registrations/${uid}`).get()).get('status') as string | undefined) ??
  'none';

async function counts(id: string) {
  const event = await store().doc(`showcases/${id}`).get();
  return [event.get('taken'), event.get('waiting')];
}

/** Everything that takes the right to a place from a player. */
const LOSSES: [what: string, lose: (player: TestPlayer) => Promise<unknown>][] = [
  ['has another plan now', ({ uid }) => store().doc(`users/${uid}`).update({ tierLevel: 'tier0' })],
  ['is suspended', ({ uid }) => store().doc(`users/${uid}`).update({ status: 'suspended' })],
  ['needs a guardian again', ({ uid }) => store().doc(`users/${uid}`).update({ status: 'pending-guardian' })],
  [
    'wants the account deleted',
    ({ uid }) =>
      store().doc(`accountDeletions/${uid}`).set({ requestedAt: Timestamp.now(), dueAt: Timestamp.now() }),
  ],
  [
    'is a minor whose guardian has agreed to nothing',
    ({ uid }) => {
      const { dateOfBirth } = registration(current.service, 16);
      return store().doc(`privateAccounts/${uid}`).update({ dateOfBirth });
    },
  ],
];

test.each(LOSSES)('the waiting list passes over a player who %s', async (_what, lose) => {
  const id = await publish();
  const [first, second, third] = [await registered(id), await registered(id), await registered(id)];
  await lose(second);
  await first.delete(`/showcases/${id}/registration`);
  expect([await place(id, second), await place(id, third)]).toEqual(['waiting', 'registered']);
  expect(await counts(id)).toEqual([1, 1]);
});

test('a place stays free when nobody who waits may have it, and the next who asks gets it', async () => {
  const id = await publish();
  const [first, second] = [await registered(id), await registered(id)];
  await store().doc(`users/${second.uid}`).update({ tierLevel: 'tier3' });
  await first.delete(`/showcases/${id}/registration`);
  expect(await counts(id)).toEqual([0, 1]);
  expect(await place(id, await registered(id))).toBe('registered');
  expect(await counts(id)).toEqual([1, 1]);
});

test('a long list of players without the plan is passed over as a whole', async () => {
  const id = await publish();
  const first = await registered(id);
  const batch = store().batch();
  for (let at = 0; at < 12; at += 1) {
    const waitingSince = Timestamp.fromMillis(current.service.now() + at);
    const uid = `gone-${at}`;
    const waiting = { uid, name: 'Mara F.', at: waitingSince, status: 'waiting', waitingSince };
    batch.set(store().doc(`showcases/${id}/registrations/${uid}`), waiting);
  }
  batch.update(store().doc(`showcases/${id}`), { waiting: 12 });
  await batch.commit();
  current.service.advance(1000);
  const last = await registered(id);
  await first.delete(`/showcases/${id}/registration`);
  expect(await place(id, last)).toBe('registered');
  expect(await counts(id)).toEqual([1, 12]);
});

test.each(LOSSES)(
  'the organiser’s list and the weekly email leave out a player who %s',
  async (_what, lose) => {
    const id = await publish({ capacity: 2 });
    const [one, other] = [await registered(id), await registered(id)];
    const { now } = current.service;
    await lose(one);
    expect(await listAttendees(store(), id, now())).toHaveLength(1);
    expect(await nextPlace(store(), one.uid, now())).toBeNull();
    expect(await nextPlace(store(), other.uid, now())).toMatchObject({ title: 'Beispiel-Tag' });
  },
);

test('nobody registers while the account waits for its deletion', async () => {
  const id = await publish();
  const one = await player();
  await store()
    .doc(`accountDeletions/${one.uid}`)
    .set({ requestedAt: Timestamp.now(), dueAt: Timestamp.now() });
  expect((await one.postJson(`/showcases/${id}/registration`, {})).status).toBe(403);
});
