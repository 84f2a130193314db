/**
 * Names of what is thrown when a file or an answer did not arrive: no network, too late, or a page of somebody's
 * Wi-Fi in place of the answer.
 */
const NO_ANSWER = new Set(['ChunkLoadError', 'TypeError', 'TimeoutError', 'AbortError', 'SyntaxError']);

/** Whether a request ended without an answer, so that nothing is known but that it can be repeated. */
export function isUnanswered(error: unknown): boolean {
  if (!navigator.onLine) return true;
  const isError = error instanceof Error || error instanceof DOMException;
  return isError && NO_ANSWER.has(error.name);
}
