import type { MatchRow } from './match-row';

/** Won, drawn or lost. */
export type MatchResult = 'W' | 'D' | 'L';

/** Result of a match from the player's side. */
export function matchResult({ goalsFor, goalsAgainst }: MatchRow): MatchResult {
  if (goalsFor === goalsAgainst) return 'D';
  return goalsFor > goalsAgainst ? 'W' : 'L';
}
