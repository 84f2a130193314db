import { neededSheets, type ComparisonSource, type StatEntry } from '@skora/football';
import { useCohortSheets } from './use-cohort-sheets';
import { useComparison } from './use-comparison';

/**
 * What the player's results are compared by; null when the player did not choose to, and until it is known.
 * @param entries those that count, newest first
 * @param bornOn ISO date; null while it is not known
 */
export function useComparisonSource(
  entries: readonly StatEntry[],
  bornOn: string | null,
): ComparisonSource | null {
  const choice = useComparison();
  const chosen = choice.status === 'ready' ? choice.value : null;
  const by = chosen && bornOn ? { group: chosen.group, bornOn } : null;
  const sheets = useCohortSheets(by ? neededSheets(entries, by) : []);
  return by && sheets.status === 'ready' ? { ...by, sheets: sheets.value } : null;
}
