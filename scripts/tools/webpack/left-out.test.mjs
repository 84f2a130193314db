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
const errorCodes = dirname(createRequire(join(core, 'index.js')).resolve('@module-federation/error-codes'));

const files = [
  join(router, 'chunk-7RTFRKQW.mjs'),
  singleSpa,
  join(process.cwd(), 'shared/src/contract/validate-manifests.ts'),
  ...['desc', 'getShortErrorMsg'].map((name) => join(errorCodes, `${name}.mjs`)),
  ...[
    'core',
    'helpers',
    'module/index',
    'remote/index',
    'shared/index',
    'utils/context',
    'utils/load',
    'utils/logger',
    'utils/share',
  ].map((name) => join(core, `${name}.js`)),
];

test('each of the files has the words that are replaced', () => {
  expect(files).toHaveLength(14);
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

test('an error of the federation runtime has its code, what it is about, and its cause', () => {
  const path = join(errorCodes, 'getShortErrorMsg.mjs');
  const text = leaveOut(path, readFileSync(path, 'utf8')).replace(/^export .*$/m, '');
  const describeError = new Function(`${text}\nreturn getShortErrorMsg;`)();
  expect(describeError('RUNTIME-008', {}, { remoteName: 'remote-x' }, 'It is gone.')).toBe(
    '#RUNTIME-008\nargs: {"remoteName":"remote-x"}\nOriginal Error Message:\n It is gone.',
  );
});
