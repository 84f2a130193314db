import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ROOT, generatedPath } from '@skora/scripts-lib/workspace';
import { runMeasured } from '../../test/run/run-measured';
import { runPlaywright } from '../../test/run/stages';
import { describeResult, type Case, type Result } from './case';
import {
  isBrowserTest,
  judgeTests,
  namePattern,
  readJestTests,
  readPlaywrightTests,
  readTestName,
  type RanTest,
} from './named-tests';

type TestCase = Extract<Case, { tests: unknown }>;

export function isTest(one: Case): one is TestCase {
  return 'tests' in one;
}

type NamedTest = ReturnType<typeof readTestName>;

const filesIn = (tests: readonly NamedTest[]) => [...new Set(tests.map(({ file }) => file))];

async function runJest(tests: readonly NamedTest[], env: Record<string, string>): Promise<RanTest[]> {
  if (tests.length === 0) return [];
  const folder = generatedPath('hostile');
  const path = generatedPath('hostile', 'jest.json');
  mkdirSync(folder, { recursive: true });
  rmSync(path, { force: true });
  const options = ['--json', `--outputFile=${path}`, '--testNamePattern', namePattern(tests)];
  const command = ['jest', '--config', 'scripts/tools/test/jest.config.mjs', ...options];
  const { output } = await runMeasured({
    command: [...command, '--runTestsByPath', ...filesIn(tests)],
    cwd: ROOT,
    env,
  });
  try {
    return readJestTests(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(`jest gave no results:\n${output}`);
  }
}

async function runBrowser(tests: readonly NamedTest[]): Promise<RanTest[]> {
  if (tests.length === 0) return [];
  const files = filesIn(tests).map((file) => file.replace('e2e/', ''));
  const { results } = await runPlaywright('--grep', namePattern(tests), ...files);
  if (results === null) throw new Error('Playwright gave no results.');
  return readPlaywrightTests(results.suites);
}

/** Runs every test that cases name, each once. @param env added to jest's environment */
export async function runTests(
  cases: readonly TestCase[],
  env: Record<string, string>,
  onResult: (result: Result) => void,
): Promise<void> {
  const tests = cases.flatMap(({ tests: names }) => names.map(readTestName));
  const ran = [
    ...(await runJest(
      tests.filter((test) => !isBrowserTest(test)),
      env,
    )),
    ...(await runBrowser(tests.filter(isBrowserTest))),
  ];
  for (const one of cases) {
    const { held, evidence } = judgeTests(one.tests, ran);
    onResult(describeResult(one, held ? 'held' : 'failed', evidence));
  }
}
