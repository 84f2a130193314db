import { removeClipParts } from './remove-clip-parts';

const FILE = 'clips/uid1/2';
const POSTER = 'clips/uid1/2/abc';
const DOCUMENT = 'profiles/uid1/clips/2';

/** A store that removes what it is told to, in order, and fails once for a path. */
function store(failing: string | null = null) {
  const removed: string[] = [];
  let broken = failing;
  const remove = async (path: string) => {
    if (path === broken) {
      broken = null;
      throw new Error('unavailable');
    }
    removed.push(path);
  };
  return { removed, removeFile: remove, removeDocument: remove };
}

test.each([FILE, POSTER])(
  'while %s is stored the clip stays, so that it can be tried again',
  async (path) => {
    const parts = store(path);
    const clip = { slot: 2, source: 'upload', poster: 'abc' } as const;
    await expect(removeClipParts(parts, 'uid1', clip)).rejects.toThrow('unavailable');
    expect(parts.removed).not.toContain(DOCUMENT);
    await removeClipParts(parts, 'uid1', clip);
    expect(parts.removed.slice(-3)).toEqual([FILE, POSTER, DOCUMENT]);
  },
);

test('a clip that is stored elsewhere has no file here', async () => {
  const parts = store();
  await removeClipParts(parts, 'uid1', { slot: 2, source: 'youtube', poster: null });
  expect(parts.removed).toEqual([DOCUMENT]);
});
