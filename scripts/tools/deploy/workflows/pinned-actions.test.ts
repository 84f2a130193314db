import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';

const FOLDERS = [
  '.github/workflows',
  ...['workspace', 'outside'].map((home) => `remote-tools/template/${home}/.github/workflows`),
];
/** A workflow of this repository, or an action by its commit, with the tag in a comment. */
const PINNED = /^(\.\/\S+|[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+(\.\d+){2})$/;

const uses = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder)).flatMap((file) => {
    const text = readFileSync(join(ROOT, folder, file), 'utf8');
    return [...text.matchAll(/^ *(?:- )?uses: *(.*?) *$/gm)].map(([, used = '']) => ({
      where: `${folder}/${file}`,
      used,
    }));
  }),
);

test('every action is named by its commit, as a tag can be moved to other code, and says its version', () => {
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter(({ used }) => !PINNED.test(used))).toEqual([]);
});

test('an action has one commit everywhere', () => {
  const commits = new Map<string, Set<string>>();
  for (const [action = '', commit] of uses.map(({ used }) => used.split('@')))
    if (commit !== undefined) commits.set(action, (commits.get(action) ?? new Set()).add(commit));
  expect([...commits].filter(([, of]) => of.size > 1)).toEqual([]);
});
