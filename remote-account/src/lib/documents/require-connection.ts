/**
 * Refuses work when there is no connection: the SDK would do it later, long after somebody was told that it did not work.
 * For work that does not wait visibly, such as removing a document for good.
 */
export function requireConnection(): void {
  if (!navigator.onLine) throw new Error('There is no connection.');
}
