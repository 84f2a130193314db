type Test = { projectName: string; status: string };
type Spec = { file: string; line: number; title: string; tests: Test[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };

/** What is read of the results that Playwright writes as JSON. */
export type BrowserResults = { suites: Suite[]; errors: { message?: string }[] };

/** A test that was not green each time. */
type UnsteadyTest = { name: string; runs: number[] };

function flatten(suites: Suite[]): Spec[] {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...flatten(suite.suites ?? [])]);
}

function namesOfRed({ suites, errors }: BrowserResults): string[] {
  const red = flatten(suites).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName }) => `${file}:${line} › ${title} (${projectName})`),
  );
  return [...red, ...errors.map(({ message }) => `outside of the tests: ${message ?? 'an error'}`)];
}

/** Tests that failed, were flaky or did not run, errors outside of tests, and in which of the runs; run 1 is the first. */
export function findUnsteady(runs: BrowserResults[]): UnsteadyTest[] {
  const found = new Map<string, number[]>();
  for (const [index, results] of runs.entries()) {
    for (const name of namesOfRed(results)) found.set(name, [...(found.get(name) ?? []), index + 1]);
  }
  return [...found].map(([name, red]) => ({ name, runs: red }));
}
