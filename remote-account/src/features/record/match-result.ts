import type { MatchResult } from '@skora/shared/ui/data';
import type { MatchRow } from '../weekly-stats/match-row';

/** Result of a match from the player's side. */
export function matchResult({ goalsFor, goalsAgainst }: MatchRow): MatchResult {
  if (goalsFor === goalsAgainst) return 'D';
  return goalsFor > goalsAgainst ? 'W' : 'L';
}
