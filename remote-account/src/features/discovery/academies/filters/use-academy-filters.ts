import { useCallback, useEffect, useMemo } from 'react';
import { usePlayerMap } from '@skora/shared/player-map';
import { useSearchParams } from '@skora/shared/router';
import { readFilters, writeFilters, type AcademyFilters } from '../api/academy-filters';

/** Changes filters; the list begins at its first page again unless a page is named. */
export type ChangeFilters = (change: Partial<AcademyFilters>) => void;

/**
 * The filters of the address. The country is shared with the player map: an address without one takes the shared one
 * over once.
 */
export function useAcademyFilters(): [AcademyFilters, ChangeFilters] {
  const [parameters, setParameters] = useSearchParams();
  const [{ activeCountry }, changeMap] = usePlayerMap();
  const filters = useMemo(() => {
    const read = readFilters(parameters);
    return parameters.has('country') ? read : { ...read, country: activeCountry || undefined };
  }, [parameters, activeCountry]);
  const country = filters.country ?? '';
  useEffect(() => changeMap({ activeCountry: country }), [country, changeMap]);
  const change = useCallback(
    (part: Partial<AcademyFilters>) => {
      const next = { ...filters, page: 1, ...part };
      if ('country' in part) changeMap({ activeCountry: part.country ?? '' });
      setParameters(writeFilters(next), { replace: true, preventScrollReset: true });
    },
    [filters, changeMap, setParameters],
  );
  return [filters, change];
}
