import { findMonday, findWeek, type Fields } from '../../harness/week-rows';

/** A document that is written; null for one that is removed. */
export type Written = readonly [path: string, fields: Fields | null, times?: string[]];

/** A write of the most that a document may hold, with every field changed. */
export interface LargestWrite {
  /** What the rules call it, as in `/profiles/{uid} create`. */
  of: readonly string[];
  /** What makes it the largest, where there are several. */
  name?: string;
  /** The plan of its player, by default the smallest. */
  tier?: string;
  /** Below `profiles/{uid}` unless it begins with a slash; `{uid}` stands for the player. */
  stored?: readonly (readonly [path: string, fields: Fields])[];
  written: readonly Written[];
}

/** When what is stored was written. */
export const BEFORE = new Date('2026-10-01T12:00:00Z');

const stamps = { schemaVersion: 1 };
export const first = { ...stamps, revision: 1 };
const then = { ...first, updatedAt: BEFORE };

/** A document that carries a revision: made, changed and, where players may do that, removed. */
export function revised(
  collection: string,
  path: string,
  [before, after]: readonly [Fields, Fields],
  more: { removable?: boolean; name?: string } = {},
): LargestWrite[] {
  const { removable = false, name = '' } = more;
  const stored = [[path, { ...before, ...then }]] as const;
  return [
    { of: [`${collection} create`], name, written: [[path, { ...after, ...first }]] },
    { of: [`${collection} update`], name, stored, written: [[path, { ...after, ...first, revision: 2 }]] },
    ...(removable ? [{ of: [`${collection} delete`], name, stored, written: [[path, null]] as const }] : []),
  ];
}

/** The same for a document without a revision. */
export function unrevised(
  collection: string,
  path: string,
  [before, after]: readonly [Fields, Fields],
  more: { removable?: boolean } = {},
): LargestWrite[] {
  const stored = [[path, { ...before, ...stamps, updatedAt: BEFORE }]] as const;
  const written = [[path, { ...after, ...stamps }]] as const;
  return [
    { of: [`${collection} create`], written },
    { of: [`${collection} update`], stored, written },
    ...(more.removable ? [{ of: [`${collection} delete`], stored, written: [[path, null]] as const }] : []),
  ];
}

export const MONDAY = findMonday(0);
export const WEEK = findWeek(MONDAY);
