import { neededSheets, type ComparisonSource, type StatEntry } from '@skora/domain';
import { useCohortSheets } from './use-cohort-sheets';
import { useComparison } from './use-comparison';

/**
 * What the player's results are compared by; null when the player is not compared, undefined until that is known.
 * @param entries those that count, newest first
 * @param bornOn ISO date; null for an account that does not tell it, undefined until that is known
 */
export function useComparisonSource(
  entries: readonly StatEntry[],
  bornOn: string | null | undefined,
): ComparisonSource | null | undefined {
  const choice = useComparison();
  const chosen = choice.status === 'ready' ? choice.value : null;
  const by = chosen && bornOn ? { group: chosen.group, bornOn } : null;
  const sheets = useCohortSheets(by ? neededSheets(entries, by) : []);
  if (choice.status !== 'ready' || bornOn === undefined) return undefined;
  if (!by) return null;
  return sheets.status === 'ready' ? { ...by, sheets: sheets.value } : undefined;
}
