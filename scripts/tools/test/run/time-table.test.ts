import { readFileSync } from 'node:fs';
import { placeText } from '@skora/scripts-lib/place-text';
import { DOCUMENT, PLACE, timeTable } from './time-table';

it('tells time and processor of each stage, and of the run', () => {
  const times = [
    { name: 'types', seconds: 20.4, cpuSeconds: 30.6 },
    { name: 'build', seconds: 40, cpuSeconds: null },
  ];
  const lines = timeTable(times, 61).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '| stage | time | processor |',
    '| --- | --- | --- |',
    '| types | 20 s | 31 s |',
    '| build | 40 s |  |',
  ]);
  expect(lines[4]).toMatch(/^\| together, on \d+ processors \| 61 s \| 31 s \|$/);
});

it('has one place in the page about testing, where a newer table replaces an older one', () => {
  const page = readFileSync(DOCUMENT, 'utf8');
  const placed = placeText(placeText(page, PLACE, '| older |'), PLACE, '| newer |');
  expect(placed).toContain('<!-- times -->\n| newer |\n<!-- /times -->');
  expect(placed).not.toContain('| older |');
  expect(() => placeText('# Testing', PLACE, '| newer |')).toThrow('no place');
});
