import { MATCH_NUMBERS, NUMBER_RELATIONS, numbersFor } from '@skora/domain';
import type { Fields } from '../../harness/week-rows';
import { BEFORE, first, type LargestWrite, MONDAY, unrevised, WEEK } from './largest-write';

/** The least of a number that every relation to other numbers allows when none of them is zero. */
function leastOf(key: string, keys: readonly string[]): number {
  const parts = NUMBER_RELATIONS.filter(({ whole }) => whole === key).map((relation) =>
    relation.parts.filter((part) => keys.includes(part)),
  );
  const sums = parts.map((sum) => sum.reduce((total, part) => total + leastOf(part, keys), 0));
  return Math.max(1, ...sums);
}

/** Everything a match in this position can have. */
function matchIn(position: string, times: number): Fields {
  const counted = numbersFor(position).filter(({ device }) => !device);
  const keys = counted.map(({ key }) => key);
  const numbers = Object.fromEntries(keys.map((key) => [key, leastOf(key, keys) * times]));
  const cards = times === 1 ? { yellow: 2, red: 1 } : { yellow: 0, red: 0 };
  const measured = MATCH_NUMBERS.filter(({ device }) => device);
  return {
    monday: MONDAY,
    day: times,
    competition: times === 1 ? 'trial' : 'cup',
    opponent: String(times).repeat(60),
    venue: times === 1 ? 'neutral' : 'home',
    goalsFor: 50 - times,
    goalsAgainst: 50 - times,
    format: times === 1 ? 11 : 9,
    position,
    role: times === 1 ? 'sub' : 'started',
    minutes: 130 - times,
    rpe: times,
    numbers: { ...numbers, ...cards },
    device: times === 1 ? 'other' : 'gps',
    running: Object.fromEntries(measured.map(({ key, max }) => [key, max - times])),
  };
}

function trainingOf(times: number): Fields {
  return {
    monday: MONDAY,
    day: times,
    type: times === 1 ? 'match' : 'gym',
    minutes: 240 - times,
    rpe: times,
  };
}

/** A row of a week with a correction, which goes together with a copy of what the row was. */
function corrected(
  name: string,
  place: number,
  what: string,
  [before, after]: [Fields, Fields],
): LargestWrite[] {
  const path = `${name}/${WEEK}-${place}`;
  const collection = `/profiles/{uid}/${name}/{row}`;
  const stored = { ...before, ...first, updatedAt: BEFORE };
  const copy = { before: stored, changedBy: '{uid}', schemaVersion: 1 };
  return [
    { of: [`${collection} create`], name: what, written: [[path, { ...after, ...first }]] },
    {
      of: [`${collection} update`, `${collection}/versions/{version} create`],
      name: what,
      stored: [[path, stored]],
      written: [
        [path, { ...after, ...first, revision: 2 }],
        [`${path}/versions/1`, copy],
      ],
    },
  ];
}

const feeling = (times: number, availability: string): Fields => ({
  monday: MONDAY,
  day: 7,
  sleepHours: 14 - times,
  fatigue: times,
  soreness: times,
  stress: times,
  mood: times,
  availability,
});

export const WEEK_WRITES: readonly LargestWrite[] = [
  ...corrected('matches', 7, 'of an outfield player', [matchIn('GK', 2), matchIn('ST', 1)]),
  ...corrected('matches', 7, 'of a goalkeeper', [matchIn('ST', 2), matchIn('GK', 1)]),
  ...corrected('trainings', 14, '', [trainingOf(2), trainingOf(1)]),
  ...unrevised(
    '/profiles/{uid}/wellness/{row}',
    `wellness/${WEEK}-7`,
    [feeling(2, 'limited'), feeling(1, 'ill')],
    {
      removable: true,
    },
  ),
];
