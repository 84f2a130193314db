import type { Count } from './count';

export type StageResult = Count & { output?: string; cpuSeconds?: number | null };

export type Stage = {
  name: string;
  /** @param live nothing runs beside it: it may write to the terminal itself */
  run: (live: boolean) => Promise<StageResult>;
};

/** Rows of stages. The rows of a round run beside each other, the stages of a row one after the other. */
export type Round = Stage[][];

/** How long a stage took. */
export type StageTime = { name: string; seconds: number; cpuSeconds: number | null };

/** What all stages that ran came to. */
type Run = Count & { times: StageTime[] };

function secondsSince(began: number): number {
  return (Date.now() - began) / 1000;
}

/**
 * Runs rounds in order and stops after the first one with a failure; a row stops after its first failure. What stages
 * write that run beside others is printed when they end, so that it stays together. An error thrown by a stage is
 * printed and counts as a failure.
 */
export async function runRounds(rounds: Round[], print: (line: string) => void): Promise<Run> {
  const run: Run = { passed: 0, failed: 0, times: [] };

  const runStage = async ({ name, run: work }: Stage, live: boolean): Promise<boolean> => {
    if (live) print(`\n── ${name}`);
    const began = Date.now();
    const { passed, failed, output, cpuSeconds } = await work(live).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      return { passed: 0, failed: 1, output: message, cpuSeconds: null };
    });
    if (!live) print(`\n── ${name}`);
    if (output) print(output.trimEnd());
    run.passed += passed;
    run.failed += failed;
    run.times.push({ name, seconds: secondsSince(began), cpuSeconds: cpuSeconds ?? null });
    if (failed > 0) print(`\n${name} failed.`);
    return failed === 0;
  };

  for (const rows of rounds) {
    if (run.failed > 0) break;
    if (rows.length > 1) {
      print(
        `\nBeside each other: ${rows.map((row) => row.map(({ name }) => name).join(', ')).join(' | ')} …`,
      );
    }
    const runRow = async (row: Stage[]) => {
      for (const stage of row) if (!(await runStage(stage, rows.length === 1))) break;
    };
    await Promise.all(rows.map(runRow));
  }
  return run;
}
