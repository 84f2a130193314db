import type { Loaded } from './loaded';

type Values<Parts> = { [Name in keyof Parts]: Parts[Name] extends Loaded<infer Value> ? Value : never };

/** Several things that a view needs together, by name. Retrying asks again for those that failed. */
export function allLoaded<Parts extends Record<string, Loaded<unknown>>>(
  parts: Parts,
): Loaded<Values<Parts>> {
  const all = Object.values(parts);
  const failed = all.filter((part) => part.status === 'failed');
  if (failed[0]) {
    return { status: 'failed', error: failed[0].error, retry: () => failed.forEach(({ retry }) => retry()) };
  }
  if (all.some(({ status }) => status === 'loading')) return { status: 'loading' };
  const values = Object.entries(parts).map(([name, part]) => [
    name,
    part.status === 'ready' ? part.value : null,
  ]);
  return { status: 'ready', value: Object.fromEntries(values) as Values<Parts> };
}

/** The same with its value made into something else. */
export function mapLoaded<T, U>(loaded: Loaded<T>, change: (value: T) => U): Loaded<U> {
  return loaded.status === 'ready' ? { status: 'ready', value: change(loaded.value) } : loaded;
}
