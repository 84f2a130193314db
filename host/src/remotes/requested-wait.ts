/** The answer must be quicker than a visitor's patience; without it there is no wait to keep to. */
const TIMEOUT_MS = 2_000;

/**
 * How long the server of a file asks to be left alone, in ms; 0 when it does not. Asked for separately, because a script
 * that fails does not tell why.
 */
export async function requestedWait(address: string): Promise<number> {
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const named = answer.ok ? null : answer.headers.get('retry-after');
    if (named === null) return 0;
    const wait = /^\d+$/.test(named) ? Number(named) * 1_000 : Date.parse(named) - Date.now();
    return wait > 0 ? wait : 0;
  } catch {
    return 0;
  }
}
