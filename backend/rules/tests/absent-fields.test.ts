import { ALLOWED, DENIED, match, withMatch } from '../harness/week-rows';
import { attempt } from './largest/attempt';
import type { LargestWrite } from './largest/largest-write';
import { LARGEST_WRITES } from './largest/largest-writes';

const MATCH = [...Object.keys(match), 'device', 'running', 'updatedAt'];
const ENTRY = [
  'kind',
  'measuredOn',
  'measuredBy',
  'method',
  'values',
  'ratings',
  'schemaVersion',
  'updatedAt',
];

const NEEDED: readonly [of: string, keys: readonly string[]][] = [
  ['/profiles/{uid}/matches/{row} create', MATCH],
  ['/profiles/{uid}/matches/{row} update', MATCH],
  ['/profiles/{uid}/statEntries/{entry} create', ENTRY],
];

/** The same write without one field of its first document. */
function without(write: LargestWrite, key: string): LargestWrite {
  const [[path, fields], ...others] = write.written as [LargestWrite['written'][0]];
  const times = key === 'updatedAt' ? [] : ['updatedAt'];
  return { ...write, written: [[path, { ...fields, [key]: undefined }, times], ...others] };
}

const cases = NEEDED.flatMap(([name, keys]) =>
  LARGEST_WRITES.filter(({ of }) => of[0] === name).map(
    (write) => [`${name} ${write.name}`, write, keys] as const,
  ),
);

test.each(cases)('%s is refused when a field of it is absent', async (_name, write, keys) => {
  expect(await attempt(write)).toEqual(ALLOWED);
  const answers = await Promise.all(keys.map(async (key) => [key, await attempt(without(write, key))]));
  expect(answers).toEqual(keys.map((key) => [key, DENIED]));
});

test.each([
  ['a list', []],
  ['a text', ''],
  ['a number', 0],
  ['nothing', null],
])('numbers and distances that are %s are refused', async (_name, value) => {
  expect(await withMatch({ numbers: value })).toEqual(DENIED);
  expect(await withMatch({ numbers: value, role: 'unused', minutes: 0 })).toEqual(DENIED);
  expect(await withMatch({ running: value, device: 'gps' })).toEqual(DENIED);
});

test.each([
  ['competition', 'league|cup'],
  ['competition', 'leagues'],
  ['competition', ''],
  ['competition', 1],
  ['venue', 'athome'],
  ['venue', ['home']],
  ['position', 'GKST'],
  ['position', 'ST\n'],
  ['role', 'substitute'],
  ['role', ''],
])('%s cannot be %j', async (field, value) => {
  expect(await withMatch({ [field]: value })).toEqual(DENIED);
});

test.each(['gpss', '', 1])('a device cannot be %j', async (device) => {
  expect(await withMatch({ device, running: { distanceKm: 9 } })).toEqual(DENIED);
});
