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
  await saveDocument(documents, PATH, codec, draft);
  expect(documents.stored.get(PATH)).toMatchObject({ displayName: 'Mara', heightCm: 180, revision: 5 });
});

test('a change that arrived before is not written again', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 180, revision: 5 } });
  await saveDocument(documents, PATH, codec, draft);
  expect(documents.stored.get(PATH)).toMatchObject({ revision: 5 });
});

describe('a document of another schema', () => {
  // A word with a blank behind it, a field that this release does not know, and no revision.
  const other = { displayName: 'Mara', city: 'Lisboa ', heightCm: 180, nickname: 'Mari', schemaVersion: 0 };

  test('is not written without a change', async () => {
    const documents = memoryDocuments({ [PATH]: other });
    await saveDocument(documents, PATH, codec, draft);
    await saveDocument(documents, PATH, codec, { base: {}, mine: {} });
    expect(documents.stored.get(PATH)).toEqual(other);
  });

  test('loses nothing by a change', async () => {
    const documents = memoryDocuments({ [PATH]: { ...other, heightCm: 170 } });
    await saveDocument(documents, PATH, codec, draft);
    expect(documents.stored.get(PATH)).toMatchObject({
      displayName: 'Mara',
      city: 'Lisboa',
      heightCm: 180,
      nickname: 'Mari',
      revision: 1,
    });
  });

  test('gives up what was cleared', async () => {
    const documents = memoryDocuments({ [PATH]: { ...other, heightCm: 170 } });
    await saveDocument(documents, PATH, codec, { base: { heightCm: '170' }, mine: { heightCm: '' } });
    expect(documents.stored.get(PATH)).not.toHaveProperty('heightCm');
  });
});

test('something else in the same field is a conflict, and nothing is written', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 175, revision: 5 } });
  await expect(saveDocument(documents, PATH, codec, draft)).rejects.toMatchObject({ reason: 'conflict' });
  expect(documents.stored.get(PATH)).toMatchObject({ heightCm: 175 });
});

test('a row that was removed elsewhere is not written into nothing', async () => {
  const documents = memoryDocuments();
  await expect(saveDocument(documents, PATH, codec, draft, { mustExist: true })).rejects.toMatchObject({
    reason: 'gone',
  });
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
  await saving;
  expect(documents.stored.get(PATH)).toMatchObject({ heightCm: 180, shirtNumber: 9, revision: 6 });
});

test('a second refusal is told', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 170 } });
  documents.failWith(refusal);
  const saving = saveDocument(documents, PATH, codec, draft).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await saving).toBe(refusal);
});

test('what is stored already is written once more only where the moment counts', async () => {
  const documents = memoryDocuments({ [PATH]: { displayName: 'Mara', heightCm: 180, revision: 1 } });
  const nothing = { base: {}, mine: {} };
  await saveDocument(documents, PATH, codec, nothing);
  expect(documents.stored.get(PATH)).toMatchObject({ revision: 1 });
  await saveDocument(documents, PATH, codec, nothing, { again: true });
  expect(documents.stored.get(PATH)).toMatchObject({ displayName: 'Mara', revision: 2 });
});
