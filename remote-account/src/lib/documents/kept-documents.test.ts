import { clearUserData, DEVICE_KEYS, deviceStorage } from '@skora/shared/storage-keys';
import { memoryDocuments } from '../testing/memory-documents';
import { withLastSeen } from './kept-documents';
import type { PlayerDocuments } from './player-documents';

const MONDAY = new Date('2026-11-23T00:00:00Z');
const PATH = 'profiles/mara/matches';

/** Without a connection, as the kernel tells of it. */
function unreached(name = 'NotReached'): PlayerDocuments {
  const fail = (failed: (error: unknown) => void) => {
    failed(Object.assign(new Error('away'), { name }));
    return () => undefined;
  };
  return {
    ...memoryDocuments(),
    watch: (_path, _next, failed) => fail(failed),
    watchNewest: (_path, _by, _count, _next, failed) => fail(failed),
  };
}

const stored = () =>
  memoryDocuments({
    'profiles/mara': { city: 'Lisboa', updatedAt: { toDate: () => MONDAY } },
    [`${PATH}/1`]: { monday: MONDAY, goals: [1, { minute: 30 }] },
    'profiles/noor': { city: 'Oslo' },
  });

/** Follows a document, or the newest of a collection. @returns what was told, or the failure */
function look(documents: PlayerDocuments, path: string): unknown {
  let told: unknown;
  const hear = (value: unknown) => (told = value);
  if (path.split('/').length === 3) documents.watchNewest(path, 'monday', 5, hear, hear);
  else documents.watch(path, hear, hear);
  return told;
}

/** As the kernel notes on the device who is here. */
const enter = (uid: string) => deviceStorage.write(DEVICE_KEYS.user, JSON.stringify({ uid }));

beforeEach(() => {
  localStorage.clear();
  enter('mara');
});

test('what was seen last is told when the store is not reached, times included', () => {
  for (const path of ['profiles/mara', PATH]) look(withLastSeen(stored()), path);
  expect(look(withLastSeen(unreached()), 'profiles/mara')).toEqual({ city: 'Lisboa', updatedAt: MONDAY });
  expect(look(withLastSeen(unreached()), PATH)).toEqual([
    { id: '1', fields: { monday: MONDAY, goals: [1, { minute: 30 }] } },
  ]);
});

test('what was never seen, and what the rules refuse, is a failure', () => {
  expect(look(withLastSeen(unreached()), PATH)).toMatchObject({ name: 'NotReached' });
  look(withLastSeen(stored()), PATH);
  expect(look(withLastSeen(unreached('FirebaseError')), PATH)).toMatchObject({ name: 'FirebaseError' });
});

test('a document of somebody else is not kept', () => {
  look(withLastSeen(stored()), 'profiles/noor');
  expect(deviceStorage.keys().filter((key) => key.includes('noor'))).toEqual([]);
});

test('whoever signs in next is told nothing of who was here before, nor is anything left', () => {
  look(withLastSeen(stored()), PATH);
  const kept = deviceStorage.read(`seen_${PATH}`) ?? '';
  clearUserData();
  expect(deviceStorage.keys().filter((key) => key.includes('mara'))).toEqual([]);
  enter('noor');
  // Even if it had stayed.
  deviceStorage.write(`seen_${PATH}`, kept);
  expect(look(withLastSeen(unreached()), PATH)).toMatchObject({ name: 'NotReached' });
});

test('what a storage holds that is no such text counts as nothing', () => {
  deviceStorage.write(`seen_${PATH}`, '{"half');
  expect(look(withLastSeen(unreached()), PATH)).toMatchObject({ name: 'NotReached' });
});

test('what is kept is told as kept, what the store says is not', () => {
  const next = jest.fn();
  const failed = jest.fn();
  withLastSeen(stored()).watchNewest(PATH, 'monday', 5, next, failed);
  expect(next.mock.lastCall).toEqual([expect.any(Array)]);
  withLastSeen(unreached()).watchNewest(PATH, 'monday', 5, next, failed);
  expect(next.mock.lastCall).toEqual([expect.any(Array), true]);
  look(withLastSeen(stored()), 'profiles/mara');
  withLastSeen(unreached()).watch('profiles/mara', next, failed);
  expect(next.mock.lastCall).toEqual([expect.any(Object), true]);
});
