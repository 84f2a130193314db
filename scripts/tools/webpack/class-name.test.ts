import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/workspace';
import { makeClassName } from './class-name';

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
  const file = join(ROOT, 'remote-example/src/board.module.css');
  const [first, second] = ['board', 'line'].map((local) => makeClassName(file, local));
  expect(first).toMatch(/^[a-z]{6}$/i);
  expect(second?.slice(0, 3)).toBe(first?.slice(0, 3));
  expect(second).not.toBe(first);
  expect(makeClassName(file, 'board')).toBe(first);
});
