import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDraft } from '../../../../lib/drafts/use-draft';

export type MatchMode = 'quick' | 'full';

const parse = (value: unknown): MatchMode | null => (value === 'full' ? 'full' : null);

/** Quick or full, remembered on this device until sign-out. */
export function useMatchMode(): [mode: MatchMode, setMode: (mode: MatchMode) => void] {
  const [chosen, choose] = useDraft(`${STATS_KEY_PREFIX}matchMode`, parse);
  return [chosen ?? 'quick', (mode) => choose(mode === 'full' ? mode : null)];
}
