/**
 * Makes a formatter when it is first needed. The first of each kind costs a phone about 80 ms, and pages load code of
 * pages that are only perhaps visited next.
 */
export function memoize<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
