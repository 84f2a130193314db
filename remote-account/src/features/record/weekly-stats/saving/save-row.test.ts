import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { saveRow, type RowToSave } from './save-row';

const monday = new Date('2026-11-16');
const COLLECTION = 'profiles/mara/trainings';
const gym = { monday, day: 2, type: 'gym', minutes: 40, rpe: 5 };
const row = (change: Partial<RowToSave>): RowToSave => ({
  collection: COLLECTION,
  uid: 'mara',
  ids: ['2026-W47-1', '2026-W47-2'],
  base: null,
  fields: gym,
  ...change,
});
const stored = (fields: object) => ({ [`${COLLECTION}/2026-W47-1`]: { ...fields, schemaVersion: 1 } });

test('a new row takes the first place that is free on the server, not only on this page', async () => {
  const documents = memoryDocuments(stored({ ...gym, minutes: 90, revision: 1 }));
  expect(await saveRow(documents, row({}))).toBe('saved');
  expect(documents.stored.get(`${COLLECTION}/2026-W47-2`)).toMatchObject({ ...gym, revision: 1 });
});

test('saving the same twice stores it once', async () => {
  const documents = memoryDocuments();
  await saveRow(documents, row({}));
  expect(
    await saveRow(documents, row({ fields: { rpe: 5, minutes: 40, type: 'gym', day: 2, monday } })),
  ).toBe('saved');
  expect(documents.stored.size).toBe(1);
});

test('a week without a free place says so', async () => {
  const documents = memoryDocuments(stored({ ...gym, minutes: 90, revision: 1 }));
  expect(await saveRow(documents, row({ ids: ['2026-W47-1'] }))).toBe('full');
});

test('a correction keeps what was, who changed it, and counts up', async () => {
  const before = { ...gym, minutes: 90, revision: 3 };
  const documents = memoryDocuments(stored(before));
  expect(await saveRow(documents, row({ ids: ['2026-W47-1'], base: 3 }))).toBe('saved');
  expect(documents.stored.get(`${COLLECTION}/2026-W47-1`)).toMatchObject({ minutes: 40, revision: 4 });
  expect(documents.stored.get(`${COLLECTION}/2026-W47-1/versions/3`)).toMatchObject({
    before,
    changedBy: 'mara',
  });
});

test('a correction that started from an older revision overwrites nothing', async () => {
  const documents = memoryDocuments(stored({ ...gym, minutes: 90, revision: 4 }));
  expect(await saveRow(documents, row({ ids: ['2026-W47-1'], base: 3 }))).toBe('changed-elsewhere');
  expect(documents.stored.get(`${COLLECTION}/2026-W47-1`)).toMatchObject({ minutes: 90 });
});

test('the place of a removed row is used again, its history goes on', async () => {
  const documents = memoryDocuments(stored({ monday, removed: true, revision: 2 }));
  expect(await saveRow(documents, row({}))).toBe('saved');
  expect(documents.stored.get(`${COLLECTION}/2026-W47-1`)).toMatchObject({ ...gym, revision: 3 });
  expect(documents.stored.has(`${COLLECTION}/2026-W47-1/versions/2`)).toBe(true);
});
