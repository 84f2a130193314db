/* global expect, test */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { leaveOut } from './left-out.mjs';

const member = (name) => createRequire(join(process.cwd(), name, 'package.json'));

const router = join(
  dirname(member('shared').resolve('react-router-dom')),
  '../../react-router/dist/production',
);
const singleSpa = join(dirname(member('host').resolve('single-spa')), '../esm/single-spa.min.js');
const core = dirname(member('host').resolve('@module-federation/runtime-core'));

const files = [
  join(router, 'chunk-7RTFRKQW.mjs'),
  singleSpa,
  ...['core', 'helpers', 'remote/index', 'shared/index', 'utils/load'].map((name) =>
    join(core, `${name}.js`),
  ),
];

test('each of the packages has the words that are replaced', () => {
  expect(files).toHaveLength(7);
  for (const path of files) {
    const source = readFileSync(path, 'utf8');
    expect(leaveOut(path, source)).not.toBe(source);
  }
});

test.each(files.map((path) => [basename(path), path]))(
  'a version of %s without them breaks the build',
  (_name, path) => {
    expect(() => leaveOut(path, 'export {};')).toThrow('does not hold');
  },
);

test('what is left out says so where somebody calls it', () => {
  const path = join(core, 'remote/index.js');
  const calls = leaveOut(path, readFileSync(path, 'utf8')).match(/throw new Error\('\w+ is left out/g);
  expect(calls).toHaveLength(2);
});
