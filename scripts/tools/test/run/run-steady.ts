import { Worker } from 'node:worker_threads';
import { findUnsteady, type BrowserResults } from './unsteady-tests';
import type { SteadyOptions } from './test-options';

/** Keeps one processor busy, no longer than this process lives. @returns what ends it */
function keepBusy(): () => Promise<unknown> {
  const worker = new Worker('for (;;);', { eval: true });
  return () => worker.terminate();
}

/** Runs the browser tests once, in the random order of this seed. Null: the run broke and wrote no results. */
export type RunShuffled = (seed: number) => Promise<BrowserResults | null>;

/**
 * Repeats the browser tests in random order beside a busy processor, and prints every test that was not green each
 * time.
 *
 * @returns whether all were green each time
 */
export async function runSteady(
  { runs, seed }: SteadyOptions,
  runShuffled: RunShuffled,
  print: (line: string) => void,
): Promise<boolean> {
  const rest = keepBusy();
  const finished: BrowserResults[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      print(`\n── run ${run + 1} of ${runs}, seed ${seed + run}`);
      const results = await runShuffled(seed + run);
      if (results === null) {
        print(`\nRun ${run + 1} with the seed ${seed + run} broke.`);
        return false;
      }
      finished.push(results);
    }
  } finally {
    await rest();
  }
  const unsteady = findUnsteady(finished);
  for (const { name, runs: red } of unsteady) {
    print(`not green in ${red.map((run) => `run ${run} (seed ${seed + run - 1})`).join(', ')}: ${name}`);
  }
  print(`\n${runs} runs, ${unsteady.length} tests that were not green each time`);
  return unsteady.length === 0;
}
