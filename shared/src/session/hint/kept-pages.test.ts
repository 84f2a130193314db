import { forgetUserHint, writeUserHint } from './user-hint';
import { forgetKeptPages } from './kept-pages';
import { mara } from '../testing/example-users';

let names: string[];
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  forgetUserHint();
  names = ['skora-pages-1', 'skora-files-1', 'somebody'];
  const remove = async (name: string) => (names = names.filter((one) => one !== name));
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { keys: async () => names, delete: remove },
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

test('pages that were kept for a visitor go when somebody signs in, and those of a person at sign-out', async () => {
  writeUserHint(mara);
  await settled();
  expect(names).toEqual(['skora-files-1', 'somebody']);
  names.push('skora-pages-1');
  writeUserHint({ ...mara, displayName: 'Mara M.' });
  await settled();
  expect(names).toContain('skora-pages-1');
  // A sign-out clears the device first.
  localStorage.clear();
  forgetUserHint();
  await settled();
  expect(names).not.toContain('skora-pages-1');
});

test('a page of a visitor forgets nothing, and a browser that keeps nothing is fine', async () => {
  forgetUserHint();
  await settled();
  expect(names).toContain('skora-pages-1');
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(forgetKeptPages()).resolves.toBeUndefined();
});
