import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClassName } from './class-name';

const ROOT = join(import.meta.dirname, '../../..');

function localNames(file: string): string[] {
  const css = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [
    ...new Set([...css.matchAll(/[.](-?[a-z][\w-]*)|@keyframes ([\w-]+)/gi)].map(([, a, b]) => a ?? b ?? '')),
  ];
}

it('no two classes of the site share a name', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.module.css'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  for (const file of files.trim().split('\n')) {
    for (const local of localNames(file)) {
      const name = makeClassName(join(ROOT, file), local);
      const taken = owners.get(name);
      if (taken !== undefined) clashes.push(`${file} .${local} and ${taken}: rename one of them`);
      owners.set(name, `${file} .${local}`);
    }
  }
  expect(owners.size).toBeGreaterThan(100);
  expect(clashes).toEqual([]);
});

it('names of one file begin alike and do not depend on the classes beside them', () => {
  const file = join(ROOT, 'remote-account/src/board.module.css');
  const [first, second] = ['board', 'line'].map((local) => makeClassName(file, local));
  expect(first).toMatch(/^[a-z]{6}$/i);
  expect(second?.slice(0, 3)).toBe(first?.slice(0, 3));
  expect(second).not.toBe(first);
  expect(makeClassName(file, 'board')).toBe(first);
});

it('a name is made of the name of the package and the place in it, so that it is the same wherever that lies', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'skora-class-name-'));
  writeFileSync(join(elsewhere, 'package.json'), JSON.stringify({ name: '@skora/remote-account' }));
  const path = 'src/board.module.css';
  const name = makeClassName(join(elsewhere, path), 'board');
  expect(name).toBe(makeClassName(join(ROOT, 'remote-account', path), 'board'));
  // Releases that are older than this rule are on the page too.
  expect([name, makeClassName(join(ROOT, 'shared/src/ui/badge/badge.module.css'), 'badge')]).toEqual([
    'YHcSCp',
    'dnZVzQ',
  ]);
});
