import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';
import { ATTACKS } from '../attacks';
import { FAULTS } from '../faults';
import type { Group, Result } from './case';
import { chooseCases } from './choose-cases';
import { readTestName } from './named-tests';
import { readHostileOptions } from './options';
import { renderResults, showResult, summarize } from './report';

const facts = { title: 'A thing', severity: 'low', expect: 'nothing' } as const;
const groups: Group[] = [{ title: 'Things', cases: [{ ...facts, id: 'B-01', cannot: 'no network' }] }];

test('each case of both commands has an id of its own and names tests in files that are there', () => {
  const cases = [...chooseCases(ATTACKS, []), ...chooseCases(FAULTS, [])];
  const files = cases.flatMap((one) =>
    'tests' in one ? one.tests.map((test) => readTestName(test).file) : [],
  );
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('some cases are chosen by id, and an id that nobody has is refused', () => {
  expect(chooseCases(groups, []).length).toBe(1);
  expect(chooseCases(groups, ['B-01']).map(({ id }) => id)).toEqual(['B-01']);
  expect(() => chooseCases(groups, ['B-99'])).toThrow('There is no case B-99');
  expect(() => chooseCases([...groups, ...groups], [])).toThrow('Two cases have the same id');
});

test('short runs share a seed, long ones get a new one, and any can be given', () => {
  const seeds = [[], ['--long'], ['--long', '--seed', '4711']].map(
    (args) => readHostileOptions(args, () => 7).seed,
  );
  expect(seeds).toEqual([20_261_123, 7, 4711]);
  expect(() => readHostileOptions(['--seed', 'x'], () => 7)).toThrow('--seed is x');
  expect(() => readHostileOptions(['--fast'], () => 7)).toThrow('--fast');
});

const result = (id: string, outcome: Result['outcome'], evidence: string[] = []): Result => ({
  ...facts,
  id,
  outcome,
  evidence,
});

test('the last line counts, and only what did not hold says why', () => {
  const results = [result('B-01', 'held', ['GET / → 200']), result('B-02', 'failed', ['GET / → 500'])];
  expect(summarize([...results, result('B-03', 'not run here')])).toBe('1 held, 1 failed, 1 not run here');
  expect(results.map(showResult)).toEqual([
    'held     B-01   low     A thing',
    'FAILED   B-02   low     A thing\n         GET / → 500',
  ]);
});

test('a table of Markdown keeps what would end a cell or begin markup', () => {
  const table = renderResults(groups, [result('B-01', 'failed', ['a | b', '<script>'])]);
  expect(table).toContain(String.raw`| B-01 | A thing | low | nothing | failed | a \| b<br>&lt;script> |`);
  expect(table).toContain('0 held, 1 failed, 0 not run here.');
});
