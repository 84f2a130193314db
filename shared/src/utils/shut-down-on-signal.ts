/** Cloud Run kills 10 s after SIGTERM; what is not finished by then is cut off by us, in order. */
const DEADLINE_MS = 7500;

/** Connections that wait to be taken in by a server: Node's `backlog`, unless told otherwise. */
const MAX_WAITING = 512;

/**
 * Ends the process in an orderly way, with exit code 0 and within 8 s, on SIGTERM, SIGINT, or when the launcher that opened an
 * IPC channel dies.
 *
 * @param close takes nothing new, and resolves when everything under way is done
 */
export function shutDownOnSignal(close: (reason: string) => Promise<void>): void {
  let begun = false;
  async function shutDown(reason: string) {
    if (begun) return;
    begun = true;
    setTimeout(() => process.exit(0), DEADLINE_MS).unref();
    // Connections that were made before the signal are taken in first, one a turn: closing would refuse them.
    for (let turn = 0; turn < MAX_WAITING; turn += 1) await new Promise(setImmediate);
    await close(reason);
    process.exit(0);
  }
  // Not only once: a signal that nobody listens to kills at once what is still under way.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal));
  process.once('disconnect', () => void shutDown('launcher gone'));
}
