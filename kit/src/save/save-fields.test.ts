import type { StoredFields } from '@skora/domain';
import { type FieldsSave, type FieldStore, saveFields } from './save-fields';

const PATH = 'days/1';
const MONDAY = new Date('2026-11-16');
const DAY = { monday: MONDAY, mood: 3, sleepHours: 8 };

interface TestStore extends FieldStore {
  stored: Map<string, Record<string, unknown>>;
  writes: () => number;
}

/** A store in memory. @param meanwhile happens between reading and writing, as another device does it */
function makeStore(
  initial: Record<string, unknown> | null,
  meanwhile = (_store: TestStore) => {},
): TestStore {
  const stored = new Map(initial ? [[PATH, initial]] : []);
  let writes = 0;
  const store: TestStore = {
    stored,
    writes: () => writes,
    read: async (path): Promise<StoredFields> => stored.get(path) ?? null,
    merge: async (path, fields) => {
      meanwhile(store);
      writes += 1;
      const next = Object.entries({ ...stored.get(path), ...fields });
      stored.set(path, Object.fromEntries(next.filter(([, value]) => value !== undefined)));
    },
  };
  return store;
}

const save = (change: Partial<FieldsSave>): FieldsSave => ({
  path: PATH,
  base: DAY,
  fields: DAY,
  same: 'later',
  ...change,
});
const alsoStored = (fields: Record<string, unknown>) => (store: TestStore) =>
  store.stored.set(PATH, { ...store.stored.get(PATH), ...fields });

test('a document that is not there is stored whole', async () => {
  const store = makeStore(null);
  await saveFields(store, save({ base: null, same: 'ask' }));
  expect(store.stored.get(PATH)).toEqual(DAY);
});

test('only what was changed is written, whatever others store at the same moment', async () => {
  const store = makeStore(DAY, alsoStored({ sleepHours: 9, stress: 2 }));
  await saveFields(store, save({ fields: { ...DAY, mood: 4 } }));
  expect(store.stored.get(PATH)).toEqual({ monday: MONDAY, mood: 4, sleepHours: 9, stress: 2 });
});

test('what was taken away is removed, and what nobody touched is not', async () => {
  const store = makeStore({ ...DAY, stress: 2 });
  const { sleepHours: _taken, ...left } = DAY;
  await saveFields(store, save({ fields: left }));
  expect(store.stored.get(PATH)).toEqual({ monday: MONDAY, mood: 3, stress: 2 });
});

test('nothing changed is no write, nor is what arrived before', async () => {
  const store = makeStore({ ...DAY, mood: 4 });
  await saveFields(store, save({ fields: { ...DAY } }));
  await saveFields(store, save({ fields: { ...DAY, mood: 4 }, same: 'ask' }));
  await saveFields(store, save({ base: null, fields: { ...DAY, mood: 4 }, same: 'ask' }));
  expect(store.writes()).toBe(0);
});

test('of one choice that was made twice the later one counts', async () => {
  const store = makeStore({ ...DAY, mood: 5 });
  await saveFields(store, save({ fields: { ...DAY, mood: 1 } }));
  expect(store.stored.get(PATH)).toEqual({ ...DAY, mood: 1 });
});

test('what was typed elsewhere meanwhile is not overwritten unseen', async () => {
  const store = makeStore({ ...DAY, mood: 5 });
  const saved = saveFields(store, save({ fields: { ...DAY, mood: 1 }, same: 'ask' }));
  await expect(saved).rejects.toMatchObject({ reason: 'conflict' });
  expect(store.stored.get(PATH)).toEqual({ ...DAY, mood: 5 });
});

test('a new document does not take the place of another one', async () => {
  const store = makeStore({ ...DAY, mood: 5 });
  const saved = saveFields(store, save({ base: null, same: 'ask' }));
  await expect(saved).rejects.toMatchObject({ reason: 'conflict' });
});

test('what was removed elsewhere comes back whole as a later choice, and only then', async () => {
  const store = makeStore(null);
  const change = { fields: { ...DAY, mood: 1 } };
  await expect(saveFields(store, save({ ...change, same: 'ask' }))).rejects.toMatchObject({ reason: 'gone' });
  expect(store.stored.size).toBe(0);
  await saveFields(store, save(change));
  expect(store.stored.get(PATH)).toEqual(change.fields);
});

test('what the rules refuse is tried once more, from what is stored by then', async () => {
  jest.useFakeTimers();
  const store = makeStore(DAY);
  const { merge } = store;
  store.merge = async () => {
    store.merge = merge;
    store.stored.set(PATH, { ...DAY, mood: 5 });
    throw Object.assign(new Error('refused'), { name: 'FirebaseError', code: 'permission-denied' });
  };
  const refused = saveFields(store, save({ fields: { ...DAY, mood: 1 }, same: 'ask' }));
  const asked = expect(refused).rejects.toMatchObject({ reason: 'conflict' });
  await jest.advanceTimersByTimeAsync(1_100);
  await asked;
  jest.useRealTimers();
});

test('a store that cannot be read is not written', async () => {
  const store = { ...makeStore(DAY), read: () => Promise.reject(new Error('unreachable')) };
  await expect(saveFields(store, save({ fields: { ...DAY, mood: 1 } }))).rejects.toThrow('unreachable');
  expect(store.writes()).toBe(0);
});
