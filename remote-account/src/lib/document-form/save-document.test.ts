import { PROFILE_FIELDS } from '@skora/domain';
import { memoryDocuments } from '../testing/memory-documents';
import { saveDocument } from './save-document';
import { tableCodec } from './table-codec';

const codec = tableCodec(PROFILE_FIELDS);
const PATH = 'profiles/mara';
const draft = { base: { heightCm: '170' }, mine: { heightCm: '180' } };

const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the change names the revision it started from', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 170, revision: 4 } });
  expect(await saveDocument(documents, PATH, codec, draft)).toBe('saved');
  expect(documents.stored.get(PATH)).toMatchObject({ displayName: 'Mara', heightCm: 180, revision: 5 });
});

test('a change that arrived before is not written again', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 180, revision: 5 } });
  expect(await saveDocument(documents, PATH, codec, draft)).toBe('saved');
  expect(documents.stored.get(PATH)).toMatchObject({ revision: 5 });
});

test('something else in the same field is a conflict, and nothing is written', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 175, revision: 5 } });
  expect(await saveDocument(documents, PATH, codec, draft)).toBe('conflict');
  expect(documents.stored.get(PATH)).toMatchObject({ heightCm: 175 });
});

test('a row that was removed elsewhere is not written into nothing', async () => {
  const documents = memoryDocuments();
  expect(await saveDocument(documents, PATH, codec, draft, true)).toBe('gone');
  expect(documents.stored.size).toBe(0);
});

test('a refusal is tried once more, from what is stored by then', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 170, revision: 4 } });
  documents.failWith(refusal);
  const saving = saveDocument(documents, PATH, codec, draft);
  await jest.advanceTimersByTimeAsync(500);
  documents.failWith(null);
  await documents.write(PATH, { displayName: 'Mara', heightCm: 170, shirtNumber: 9, revision: 5 });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await saving).toBe('saved');
  expect(documents.stored.get(PATH)).toMatchObject({ heightCm: 180, shirtNumber: 9, revision: 6 });
});

test('a second refusal is told', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 170 } });
  documents.failWith(refusal);
  const saving = saveDocument(documents, PATH, codec, draft).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await saving).toBe(refusal);
});
