import { randomUUID } from 'node:crypto';
import { DAY_MS, type Showcase } from '@skora/domain';
import { publishShowcases } from '../publish-showcases';
import { keyedLock } from '../../../lib/firestore/keyed-lock';
import { registerForShowcase } from '../register-for-showcase';
import { Outbox } from '../../../lib/mail/outbox';
import { sampleShowcase } from './sample-showcase';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
});
afterAll(() => service.close());

async function event(change: Partial<Showcase<number>> = {}): Promise<string> {
  const id = randomUUID();
  const ages = { min: 16, max: 30 };
  const showcase = sampleShowcase(service.now(), { id, ages, ...change });
  await publishShowcases(service.firestore, [showcase]);
  return id;
}

async function player(age = 20, tierLevel = 'tier4'): Promise<TestPlayer> {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, age));
  await service.firestore.doc(`users/${one.uid}`).update({ tierLevel });
  return one;
}

const register = async (one: TestPlayer, id: string, body: object = {}) => {
  const answer = await one.postJson(`/showcases/${id}/registration`, body);
  return [answer.status, (answer.json() as { place?: string }).place];
};
const counts = async (id: string) => {
  const stored = await service.firestore.doc(`showcases/${id}`).get();
  return [stored.get('taken'), stored.get('waiting')];
};

test('the first gets the place, the next waits, and moves up when it gets free', async () => {
  const id = await event();
  const [ann, bob, cleo] = await Promise.all([player(), player(), player()]);
  expect(await register(ann, id)).toEqual([200, 'registered']);
  expect(await register(ann, id)).toEqual([200, 'registered']);
  expect(await register(bob, id)).toEqual([200, 'waiting']);
  service.advance(1000);
  expect(await register(cleo, id)).toEqual([200, 'waiting']);
  expect(await counts(id)).toEqual([1, 2]);
  expect((await ann.delete(`/showcases/${id}/registration`)).status).toBe(200);
  expect(await register(bob, id)).toEqual([200, 'registered']);
  expect(await counts(id)).toEqual([1, 1]);
  await cleo.delete(`/showcases/${id}/registration`);
  await bob.delete(`/showcases/${id}/registration`);
  await bob.delete(`/showcases/${id}/registration`);
  expect(await counts(id)).toEqual([0, 0]);
});

test('the capacity holds when 50 ask at once', async () => {
  const capacity = 12;
  const id = await event({ capacity });
  const uids = Array.from({ length: 50 }, () => randomUUID());
  const batch = service.firestore.batch();
  for (const uid of uids) {
    batch.set(service.firestore.doc(`users/${uid}`), { tierLevel: 'tier4', status: 'active' });
    batch.set(service.firestore.doc(`privateAccounts/${uid}`), {
      displayName: 'Mara Fictiva',
      dateOfBirth: '2004-01-01',
    });
  }
  await batch.commit();
  // Two instances of the service, each with its own queue.
  const instances = [keyedLock(), keyedLock()];
  const { firestore, auth, now } = service;
  // Adults need no mail, so the outbox is its transactions.
  const outbox = new Outbox({
    ...{ firestore, now, mailer: null, deliveryLog: null, log: console },
    takeOfHour: async () => 0,
    compose: async () => null,
    purposeOf: () => 'notice',
  });
  const none = { ownEmail: null, guardianEmail: null };
  const outcomes = await Promise.all(
    uids.map((uid, index) =>
      instances[index % 2]?.(id, () =>
        registerForShowcase({ firestore, auth, outbox, now }, { id, uid, ...none }),
      ),
    ),
  );
  const placed = (place: string) => outcomes.filter((one) => one?.kind === 'placed' && one.place === place);
  expect(placed('registered')).toHaveLength(capacity);
  expect(placed('waiting')).toHaveLength(50 - capacity);
  expect(await counts(id)).toEqual([capacity, 50 - capacity]);
  const stored = await service.firestore.collection(`showcases/${id}/registrations`).get();
  expect(stored.docs.filter((one) => one.get('status') === 'registered')).toHaveLength(capacity);
});

test('who may not register is told why', async () => {
  const id = await event();
  expect(await register(await player(20, 'tier3'), id)).toEqual([403, undefined]);
  expect(await register(await player(31), id)).toEqual([422, undefined]);
  expect(await register(await player(20), 'gone')).toEqual([404, undefined]);
  const young = await player(16);
  expect(await register(young, id)).toEqual([422, undefined]);
  expect(await register(young, id, { guardianEmail: young.email })).toEqual([422, undefined]);
  expect(await register(young, id, { guardianEmail: 'p@parent.example' })).toEqual([200, 'held']);
  const closed = await event({ closesAt: service.now() - 1 });
  expect(await register(await player(), closed)).toEqual([409, undefined]);
  expect(await counts(closed)).toEqual([0, 0]);
  // Also where the table lets registration end at the end of that day.
  const begun = await event({ startsAt: service.now() - 1, closesAt: service.now() + DAY_MS });
  expect(await register(await player(), begun)).toEqual([409, undefined]);
});

test('an import keeps registrations and never takes places away', async () => {
  const id = await event({ capacity: 2 });
  const one = await player();
  await register(one, id);
  const stored = (await service.firestore.doc(`showcases/${id}`).get()).data() as Showcase<number>;
  const again = { ...stored, id, startsAt: 0, endsAt: 0, closesAt: 0 };
  expect(await publishShowcases(service.firestore, [{ ...again, title: 'New' }])).toEqual({
    created: 0,
    updated: 1,
  });
  expect(await counts(id)).toEqual([1, 0]);
  await expect(publishShowcases(service.firestore, [{ ...again, capacity: 0 }])).rejects.toThrow(
    '1 places are taken',
  );
});

test('the place is part of the export', async () => {
  const id = await event();
  const one = await player();
  await register(one, id);
  const exported = (await one.get('/account/export')).text;
  expect(exported).toContain(id);
});
