import {
  type FieldBound,
  type FieldBounds,
  PROFILE_FIELDS,
  ROW_BOUNDS,
  VISIBILITY_FIELDS,
} from '@skora/domain';
import type { Fields } from '../../harness/week-rows';
import { type LargestWrite, revised, unrevised } from './largest-write';

type Pair = readonly [before: unknown, after: unknown];

function letters(max: number): Pair {
  return ['a'.repeat(max), 'b'.repeat(max)];
}

/** Two values of a field that differ, each as large as may be. */
function valuesOf(bound: FieldBound): Pair {
  switch (bound.kind) {
    case 'line':
    case 'lines':
      return letters(bound.max);
    case 'email':
      return [`${'a'.repeat(bound.max - 5)}@b.co`, `${'b'.repeat(bound.max - 5)}@b.co`];
    case 'whole':
    case 'number':
      return [bound.max - 1, bound.max];
    case 'year':
      return [2019, 2020];
    case 'month':
      return ['2019-08', '2020-08'];
    case 'country':
      return ['GB', 'PT'];
    case 'choice':
      return [bound.of.at(-2), bound.of.at(-1)];
    case 'choices':
      return [bound.of.slice(0, bound.max), bound.of.slice(1, bound.max + 1)];
    case 'codes': {
      const codes = (of: string) =>
        [...'abcdef'.slice(0, bound.max)].map((letter) =>
          bound.letters === 'upper' ? `${letter}${of}`.toUpperCase() : `${letter}${of}`,
        );
      return [codes('a'), codes('b')];
    }
    case 'yesNo':
      return [true, true];
  }
}

function largest(fields: FieldBounds): readonly [Fields, Fields] {
  const pairs = Object.entries(fields).map(([key, bound]) => [key, valuesOf(bound)] as const);
  const side = (index: 0 | 1) => Object.fromEntries(pairs.map(([key, pair]) => [key, pair[index]]));
  return [side(0), side(1)];
}

const profile = revised('/profiles/{uid}', '', largest(PROFILE_FIELDS));

const rows = Object.entries(ROW_BOUNDS).flatMap(([name, { places, fields }]) =>
  revised(`/profiles/{uid}/${name}/{row}`, `${name}/${places}`, largest(fields), { removable: true }),
);

const levels = (level: string) => ({
  fields: Object.fromEntries(VISIBILITY_FIELDS.map((field) => [field, level])),
});
const visibility = revised('/profiles/{uid}/settings/visibility', 'settings/visibility', [
  levels('link'),
  levels('public'),
]);

const steps = unrevised('/profiles/{uid}/settings/steps', 'settings/steps', [
  { leftOut: [] },
  { leftOut: ['bio', 'career', 'references', 'confirmed', 'shared'] },
]);

export const PROFILE_WRITES: readonly LargestWrite[] = [...profile, ...rows, ...visibility, ...steps];
