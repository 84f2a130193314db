import { setTimeout as pause } from 'node:timers/promises';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';

const deadline = 60_000;

async function probe(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return response.ok ? 'ready' : `status ${response.status}`;
  } catch {
    return 'no answer';
  }
}

/**
 * Resolves when `url` answers 2xx.
 *
 * @param crashed resolves when there is nothing left to wait for
 * @param signal ends the wait because another part has failed
 * @throws LocalPlatformError when either happens, or after 60 s
 */
export async function untilReady(
  name: string,
  url: string,
  crashed: Promise<string>,
  signal?: AbortSignal,
): Promise<void> {
  let end: string | undefined;
  void crashed.then((reason) => (end = reason));
  const start = Date.now();
  for (;;) {
    const state = await probe(url);
    if (end !== undefined) throw new LocalPlatformError(end);
    if (state === 'ready') return;
    if (signal?.aborted) throw new LocalPlatformError(`The ${name} was not needed any more.`);
    if (Date.now() - start > deadline) {
      throw new LocalPlatformError(
        `The ${name} was not ready within ${deadline / 1000} s: ${url} gives ${state}.`,
      );
    }
    await pause(50);
  }
}
