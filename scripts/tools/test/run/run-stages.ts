import type { Count } from './count';

export type Stage = { name: string; run: () => Promise<Count> };

/**
 * Runs stages in order and stops after the first one with a failure. An error thrown by a stage is printed and
 * counts as a failure.
 *
 * @returns the totals of all stages that ran
 */
export async function runStages(stages: Stage[], print: (line: string) => void): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    print(`\n── ${name}`);
    const count = await run().catch((error: unknown) => {
      print(error instanceof Error ? error.message : String(error));
      return { passed: 0, failed: 1 };
    });
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) {
      print(`\n${name} failed.`);
      break;
    }
  }
  return total;
}
