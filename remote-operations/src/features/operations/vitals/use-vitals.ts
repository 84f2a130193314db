import { useRequest, type Requested } from '@skora/kit';
import { readVitals, type Days, type Vitals } from '../data/api';

/** So many days tell what is usual. */
const USUAL: Days = '7';

interface FoundVitals {
  /** Of the last seven days: what findings are made of, whichever days are looked at. */
  week: Requested<Vitals>;
  /** Of the chosen days. */
  chosen: Requested<Vitals>;
}

/** Reads how visits went. @param readAt when the page was read: they are read again with it */
export function useVitals(days: Days, readAt: string): FoundVitals {
  const isUsual = days === USUAL;
  const week = useRequest(`vitals ${USUAL} ${readAt}`, (signal) => readVitals(USUAL, signal));
  const other = useRequest(isUsual ? null : `vitals ${days} ${readAt}`, (signal) => readVitals(days, signal));
  return { week, chosen: isUsual ? week : other };
}
