import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace';
import { classNameOf } from './class-name';

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
      const name = classNameOf(join(ROOT, file), local);
      const taken = owners.get(name);
      if (taken !== undefined) clashes.push(`${file} .${local} and ${taken}: rename one of the files`);
      owners.set(name, `${file} .${local}`);
    }
  }
  expect(owners.size).toBeGreaterThan(100);
  expect(clashes).toEqual([]);
});

it('names of one file begin alike, and asking again changes nothing', () => {
  const file = join(ROOT, 'remote-example/src/board.module.css');
  const [first, second] = ['board', 'line'].map((local) => classNameOf(file, local));
  expect(first).toMatch(/^[a-z]{3}a$/i);
  expect(second).toBe(`${first?.slice(0, 3)}b`);
  expect(classNameOf(file, 'board')).toBe(first);
});

it('a name of shared does not depend on the classes beside it', () => {
  const file = join(ROOT, 'shared/src/ui/example/example.module.css');
  const alone = classNameOf(file, 'example');
  classNameOf(file, 'other');
  expect(classNameOf(file, 'example')).toBe(alone);
  expect(alone).toMatch(/^[a-z]{5}$/i);
});
