import type { StoredFields } from '@skora/domain';
import { saveVersioned, type VersionedSave, type VersionedStore } from './save-versioned';

const PLACES = ['goals/1', 'goals/2'];
const FIELDS = { title: 'Turn faster', dueOn: new Date('2027-01-01') };

interface TestStore extends VersionedStore {
  stored: Map<string, Record<string, unknown>>;
}

/** A store in memory. @param answer what the store does with a write that has arrived */
function makeStore(
  initial: Record<string, Record<string, unknown>> = {},
  answer = async () => {},
): TestStore {
  const stored = new Map(Object.entries(initial));
  return {
    stored,
    read: async (path): Promise<StoredFields> => stored.get(path) ?? null,
    commit: (writes) => {
      for (const { path, fields } of writes)
        stored.set(path, { ...fields, schemaVersion: 1, updatedAt: 'now' });
      return answer();
    },
  };
}

const refusal = () =>
  Object.assign(new Error('refused'), { name: 'FirebaseError', code: 'permission-denied' });
const asNew = (change: Partial<VersionedSave> = {}): VersionedSave => ({
  paths: PLACES,
  base: 'new',
  fields: FIELDS,
  ...change,
});
const asChange = (change: Partial<VersionedSave> = {}) => asNew({ paths: ['goals/1'], base: 3, ...change });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a new document takes the first place that is free in the store', async () => {
  const store = makeStore({ 'goals/1': { title: 'Another', revision: 4 } });
  await saveVersioned(store, asNew());
  expect(store.stored.get('goals/2')).toMatchObject({ ...FIELDS, revision: 1 });
});

test('the place of a removed document is used again, and its revisions go on', async () => {
  const store = makeStore({ 'goals/1': { removed: true, revision: 2 } });
  await saveVersioned(store, asNew({ changedBy: 'mara' }));
  expect(store.stored.get('goals/1')).toMatchObject({ ...FIELDS, revision: 3 });
  expect(store.stored.get('goals/1/versions/2')).toMatchObject({
    before: { removed: true },
    changedBy: 'mara',
  });
});

test('without a free place nothing is stored', async () => {
  const store = makeStore({ 'goals/1': { title: 'Another' } });
  await expect(saveVersioned(store, asNew({ paths: ['goals/1'] }))).rejects.toMatchObject({ reason: 'full' });
  expect(store.stored.size).toBe(1);
});

test('a document whose answer was lost is found again, not stored twice', async () => {
  const store = makeStore({}, () => new Promise(() => undefined));
  const first = expect(saveVersioned(store, asNew())).rejects.toThrow('took longer than');
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  await saveVersioned(store, asNew({ fields: { dueOn: FIELDS.dueOn, title: FIELDS.title } }));
  expect([...store.stored.keys()]).toEqual(['goals/1']);
});

test('a change counts the revision up and keeps what was when somebody is named', async () => {
  const before = { title: 'Turn', revision: 3 };
  const store = makeStore({ 'goals/1': before });
  await saveVersioned(store, asChange({ changedBy: 'mara' }));
  expect(store.stored.get('goals/1')).toMatchObject({ ...FIELDS, revision: 4 });
  expect(store.stored.get('goals/1/versions/3')).toMatchObject({ before, changedBy: 'mara' });
  await saveVersioned(store, asChange({ changedBy: 'mara' }));
  expect(store.stored.get('goals/1')).toMatchObject({ revision: 4 });
});

test('a change that started from an older revision overwrites nothing', async () => {
  const store = makeStore({ 'goals/1': { title: 'Other tab', revision: 4 } });
  await expect(saveVersioned(store, asChange())).rejects.toMatchObject({ reason: 'conflict' });
  expect(store.stored.get('goals/1')).toMatchObject({ title: 'Other tab' });
});

test('a change by what is stored is merged at that moment', async () => {
  const store = makeStore({ 'goals/1': { title: 'Turn', note: 'Twice a week', revision: 7 } });
  const fields = (stored: StoredFields) => ({ title: 'Turn faster', note: stored?.note });
  await saveVersioned(store, asChange({ base: 'any', fields }));
  expect(store.stored.get('goals/1')).toMatchObject({
    title: 'Turn faster',
    note: 'Twice a week',
    revision: 8,
  });
});

test('an entry that is only ever appended has no revision and is stored once', async () => {
  const store = makeStore();
  const entry = asNew({ base: 'append-only' });
  await saveVersioned(store, entry);
  expect(store.stored.get('goals/1')).not.toHaveProperty('revision');
  await saveVersioned(store, { ...entry, fields: { title: 'Changed' } });
  expect(store.stored.get('goals/1')).toMatchObject(FIELDS);
});

test('what the rules refuse is tried once more, from what is stored by then', async () => {
  const store = makeStore({ 'goals/1': { title: 'Turn', revision: 3 } });
  const { commit } = store;
  store.commit = async () => {
    store.commit = commit;
    store.stored.set('goals/1', { title: 'Other tab', revision: 4 });
    throw refusal();
  };
  const saved = expect(saveVersioned(store, asChange())).rejects.toMatchObject({ reason: 'conflict' });
  await jest.advanceTimersByTimeAsync(1_100);
  await saved;
});

test('any other failure is not repeated', async () => {
  const commit = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(saveVersioned({ ...makeStore(), commit }, asNew())).rejects.toThrow('broken');
  expect(commit).toHaveBeenCalledTimes(1);
});
