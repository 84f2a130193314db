import { DAY_MS } from '../time/time-units';
import type { MatchRow } from './match-row';

/** The newest matches, oldest of them first. */
export function newestMatches(matches: readonly MatchRow[], count: number): MatchRow[] {
  const when = (row: MatchRow) => row.monday.getTime() / DAY_MS + row.day;
  return [...matches].sort((a, b) => when(a) - when(b)).slice(-count);
}
