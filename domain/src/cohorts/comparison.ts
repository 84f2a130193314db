import type { StoredFields } from '../stored/stored-fields';

/** Stored value of the group a player is compared within, with its name. */
export const COMPARISON_GROUPS = { women: 'Girls and women', men: 'Boys and men' } as const;

export type ComparisonGroup = keyof typeof COMPARISON_GROUPS;

/** A player's choice to be compared, and whether the own results count for others; without it nothing happens. */
export interface Comparison {
  group: ComparisonGroup;
  counts: boolean;
}

/** Reads the stored choice; null for none. */
export function parseComparison(fields: StoredFields): Comparison | null {
  const group = fields?.group;
  if (group !== 'women' && group !== 'men') return null;
  return { group, counts: fields?.counts === true };
}

/** Where the choice of a player is stored. */
export function comparisonPath(uid: string): string {
  return `comparisons/${uid}`;
}
