import type { Loaded } from './loaded';
import type { Requested } from './use-request';

/** A request for a view that shows nothing while an answer is on its way, an older one neither. */
export function asLoaded<T>({ value, busy, error, retry }: Requested<T>): Loaded<T> {
  if (!busy && error !== null) return { status: 'failed', error, retry };
  return busy || value === null ? { status: 'loading' } : { status: 'ready', value };
}
