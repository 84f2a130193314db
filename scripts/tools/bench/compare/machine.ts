import { setTimeout as sleep } from 'node:timers/promises';
import { cpus, loadavg, totalmem } from 'node:os';

/** Where and when something was measured. */
export interface Machine {
  date: Date;
  processor: string;
  cores: number;
  memoryGb: number;
  /** Programs that wanted to run in the minute before the visits; on a quiet machine hardly any. */
  load: number;
  browser: string;
}

const GB = 1024 ** 3;
/** A machine that does something else, too, is at least this busy. */
export const BUSY = 0.7;
const POLL_MS = 5_000;
/** Five minutes: builds are forgotten by then. */
const MAX_POLLS = 60;

/** @param load as {@link waitUntilQuiet} told it */
export function describeMachine(load: number, browser: string): Machine {
  const all = cpus();
  return {
    date: new Date(),
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGb: Math.round(totalmem() / GB),
    load,
    browser,
  };
}

/**
 * Lets the load fall that the builds before have made. A machine on which others work stays busy.
 * @param read load of the last minute
 * @returns the load at the end
 */
export async function waitUntilQuiet(
  read: () => number = () => loadavg()[0] ?? 0,
  pollMs: number = POLL_MS,
): Promise<number> {
  for (let polls = 0; read() >= BUSY && polls < MAX_POLLS; polls += 1) await sleep(pollMs);
  return read();
}
