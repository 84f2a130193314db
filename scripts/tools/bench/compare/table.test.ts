import type { Measured } from './compare-subjects';
import { makeRows } from './goals';
import { performancePage } from './performance-page';
import { FAST_LINE } from './line/slow-line';
import { comparisonTable, showSummary, toMarkdown, tricksTable } from './table';
import { TRICKS } from './tricks';

function measured(name: string, scriptKb: number, headerHydrated: readonly number[]): Measured {
  const visits = headerHydrated.map((hydrated) => ({
    largestPaint: 900,
    headerHydrated: hydrated,
    blocked: 20,
    scriptKb,
    fontKb: 130,
  }));
  const hostAgain = { kernel: 43, late: 59 };
  return { name, cold: visits, warm: visits, toPricing: [80, 90, 95], toLogin: [120, 130], hostAgain };
}

const machine = {
  date: new Date('2026-11-27T03:00:00Z'),
  processor: 'Example CPU',
  cores: 2,
  memoryGb: 8,
  load: 0.1,
  browser: '156.0',
};

const skora = measured('SKORA', 105, [1_000, 1_100, 1_250]);
const one = measured('one bundle', 90, [1_000]);
const rows = makeRows(skora, one, { skora: 9.5, one: 95 });

function rowOf(name: string) {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`No row is called ${name}.`);
  return row;
}

test('a figure meets its goal when neither the limit nor the ratio is exceeded', () => {
  expect(rowOf('largest paint')).toMatchObject({ ratio: 1, isMet: true });
  expect(rowOf('to pricing')).toMatchObject({ isMet: true });
});

test('a ratio that is too high misses the goal, and so does a figure that is', () => {
  expect(rowOf('scripts until interactive')).toMatchObject({ skora: { median: 105 }, isMet: false });
  expect(rowOf('header hydrated')).toMatchObject({ ratio: 1.1, isMet: false });
  expect(rowOf('to login')).toMatchObject({ skora: { median: 125 }, isMet: false });
  expect(rowOf('scripts again after a line of a remote')).toMatchObject({ ratio: 0.1, isMet: false });
});

test('a figure without a goal neither meets nor misses one', () => {
  expect(rowOf('scripts again after a line of the kernel')).toMatchObject({
    skora: { median: 43 },
    isMet: null,
  });
  const cells = comparisonTable(rows).find(
    ([name]) => name === 'scripts again after a line of the kernel, KB',
  );
  expect(cells?.slice(1)).toEqual(['43.0', '43.0', '1.00', '', '']);
});

test('a cell shows the median, and the range where runs differ', () => {
  expect(showSummary({ median: 812.4, least: 790, most: 1_204, count: 7 }, 'ms')).toBe('812 (790–1204)');
  expect(showSummary({ median: 95.68, least: 95.68, most: 95.68, count: 7 }, 'KB')).toBe('95.7');
});

test('a table is Markdown with its columns in line', () => {
  expect(
    toMarkdown([
      ['home', 'a'],
      ['paint', '1'],
    ]).split('\n'),
  ).toEqual(['| home  | a   |', '| ----- | --- |', '| paint | 1   |']);
});

test('the comparison has a line for each figure, with goal and whether it is met', () => {
  expect(comparisonTable(rows)[2]).toEqual([
    'scripts until interactive, KB',
    '105.0',
    '90.0',
    '1.17',
    '≤ 1.15 ×, ≤ 110 KB',
    'no',
  ]);
});

test('tricks stand below the site with all of them', () => {
  const [trick] = TRICKS;
  if (!trick) throw new Error('There is no trick.');
  const table = tricksTable(skora, [{ trick, measured: one }]);
  expect(table.map(([name]) => name)).toEqual(['', 'with all', `without ${trick.name}: ${trick.described}`]);
});

test('the page names day, machine and browser, and says when other programs ran', () => {
  const quiet = performancePage({ machine, rows, tried: [] });
  expect(quiet).toContain(
    'Measured on 27 November 2026 on 2 cores (Example CPU), 8 GB, with Chromium 156.0.',
  );
  expect(quiet).toContain('Nothing else ran beside it.');
  expect(quiet).not.toContain('With each trick');
  const busy = performancePage({ machine: { ...machine, load: 2.3 }, rows, tried: [] });
  expect(busy).toContain('load of the minute before: 2.3');
});

test('the page tells on which line each trick was tried', () => {
  const [trick] = TRICKS;
  if (!trick) throw new Error('There is no trick.');
  const tried = [{ line: FAST_LINE, skora, without: [{ trick, measured: one }] }];
  const page = performancePage({ machine, rows, tried });
  expect(page).toContain('On a line of 40 Mbit/s with 20 ms:');
  expect(page).toContain(`without ${trick.name}: ${trick.described}`);
});
