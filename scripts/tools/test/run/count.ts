/** How many tests passed and failed. */
export type Count = { passed: number; failed: number };

/** A stage that is one test by itself: lint, types, build. */
export function countStage(exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A failed run counts as a failure even when no single test says so, for instance when the runner broke. */
function agreeing(count: Count, exitCode: number): Count {
  return exitCode === 0 || count.failed > 0 ? count : { ...count, failed: 1 };
}

type JestResults = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Counts jest's JSON results; null when it wrote none. */
export function countJest(results: JestResults | null, exitCode: number): Count {
  if (!results) return countStage(exitCode === 0 ? 1 : exitCode);
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return agreeing({ passed: results.numPassedTests, failed }, exitCode);
}

type PlaywrightResults = {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
};

/** Counts Playwright's JSON results; null when it wrote none. A flaky test passed in the end. */
export function countPlaywright(results: PlaywrightResults | null, exitCode: number): Count {
  if (!results) return countStage(exitCode === 0 ? 1 : exitCode);
  const { expected, flaky, unexpected } = results.stats;
  return agreeing({ passed: expected + flaky, failed: unexpected + results.errors.length }, exitCode);
}
