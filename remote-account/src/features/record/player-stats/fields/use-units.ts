import { useCallback } from 'react';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDraft } from '@skora/kit';
import type { Units } from '@skora/domain';

const parse = (value: unknown): Units | null => (value === 'imperial' ? 'imperial' : null);

/** Metric or imperial, remembered on this device until sign-out. */
export function useUnits(): [units: Units, setUnits: (units: Units) => void] {
  const [chosen, choose] = useDraft(`${STATS_KEY_PREFIX}units`, parse);
  const setUnits = useCallback((units: Units) => choose(units === 'imperial' ? units : null), [choose]);
  return [chosen ?? 'metric', setUnits];
}
