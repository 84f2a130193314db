import { ROOT } from '@skora/scripts-lib/workspace';
import {
  judgeTests,
  namePattern,
  readJestTests,
  readPlaywrightTests,
  readTestName,
  type RanTest,
} from './named-tests';

const file = 'backend/src/some.test.ts';
const passed = (name: string): RanTest => ({ file, name, state: 'passed' });

test('a case names a test by file and name', () => {
  expect(readTestName(`${file} > a thing > holds`)).toEqual({ file, pattern: 'a thing > holds' });
  expect(() => readTestName('a thing holds')).toThrow('is not "file > name"');
  expect(() => readTestName(`${file} > …`)).toThrow('is not "file > name"');
});

test('names are taken as they are, and “…” stands for any words', () => {
  const names = [readTestName(`${file} > a (b|c)?`), readTestName(`${file} > … zebra …`)];
  const pattern = new RegExp(namePattern(names));
  const tried = ['a (b|c)?', 'a b', 'a (b|c)? and more', 'one zebra here', 'one zebra'];
  expect(tried.filter((name) => pattern.test(name))).toEqual(['a (b|c)?', 'one zebra here']);
});

test('a case holds when every test it names was run and passed', () => {
  const names = [`${file} > one`, `${file} > with…`];
  expect(judgeTests(names, [passed('one'), passed('with a'), passed('with b')])).toEqual({
    held: true,
    evidence: [`${file} > one: passed`, `${file} > with…: 2 passed`],
  });
});

test('a test that is not there, was left out or failed is a failure', () => {
  expect(judgeTests([`${file} > two`], [passed('one')]).held).toBe(false);
  expect(judgeTests([`${file} > one`], [{ ...passed('one'), file: 'other.test.ts' }]).held).toBe(false);
  expect(judgeTests([`${file} > one`], [{ ...passed('one'), state: 'skipped' }])).toEqual({
    held: false,
    evidence: [`no such test: ${file} > one`],
  });
  const failed: RanTest = { file, name: 'with b', state: 'failed', reason: 'expected 1' };
  expect(judgeTests([`${file} > with…`], [passed('with a'), failed])).toEqual({
    held: false,
    evidence: [`failed: ${file} > with b: expected 1`],
  });
});

test('results of jest are read by file and full name', () => {
  const assertion = {
    fullName: 'block one',
    status: 'failed',
    failureMessages: ['\u001B[31mwrong\u001B[39m\nstack'],
  };
  const results = {
    testResults: [{ name: `${ROOT}/${file}`, message: '', assertionResults: [assertion] }],
  };
  expect(readJestTests(results)).toEqual([{ file, name: 'block one', state: 'failed', reason: 'wrong' }]);
});

test('results of Playwright are read by file and the blocks around', () => {
  const spec = (title: string, status: string, ok: boolean) => ({
    title,
    file: 'security/a.spec.ts',
    ok,
    tests: [{ status, results: [ok ? {} : { error: { message: 'late\nstack' } }] }],
  });
  const suites = [
    {
      title: 'security/a.spec.ts',
      specs: [spec('one', 'expected', true)],
      suites: [
        { title: 'on a phone', specs: [spec('two', 'unexpected', false), spec('three', 'skipped', true)] },
      ],
    },
  ];
  expect(
    readPlaywrightTests(suites).map(({ file: path, name, state, reason }) => [path, name, state, reason]),
  ).toEqual([
    ['e2e/tests/security/a.spec.ts', 'one', 'passed', ''],
    ['e2e/tests/security/a.spec.ts', 'on a phone two', 'failed', 'late'],
    ['e2e/tests/security/a.spec.ts', 'on a phone three', 'skipped', ''],
  ]);
});
