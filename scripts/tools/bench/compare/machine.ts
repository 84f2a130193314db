import { cpus, loadavg, totalmem } from 'node:os';

/** Where and when something was measured. */
export interface Machine {
  date: Date;
  processor: string;
  cores: number;
  memoryGb: number;
  /** Programs that wanted to run in the minute before the bench; on a quiet machine hardly any. */
  load: number;
  browser: string;
}

const GB = 1024 ** 3;

/** @param load as {@link readLoad} told it before the bench did anything */
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

/** Load of the last minute. */
export function readLoad(): number {
  return loadavg()[0] ?? 0;
}
