import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backendPart } from '../../build/backend-part';
import { buildPart } from '../../build/build-part';
import { ensureChromium, ensureWholeChromium, playwrightCommand } from '../../browsers/ensure-chromium';
import { ROOT, generatedPath } from '@skora/scripts-lib/workspace';
import { ensureOtherBrowsers } from '../../browsers/ensure-other-browsers';
import { countJest, countPlaywright, countStage } from './count';
import { runMeasured } from './run-measured';
import type { Stage, StageResult } from './run-stages';
import { lintCommands, typesCommand } from './static-checks';

const cwd = ROOT;

const resultsPath = (name: string) => join(generatedPath('cache'), name);

/** Path for a runner's JSON results, without those of an earlier run. */
function emptyResults(name: string): string {
  const path = resultsPath(name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** What a runner wrote; null when it wrote nothing. */
export function readResults(name: 'jest.json' | 'playwright.json') {
  const path = resultsPath(name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** A command that is one test by itself. */
function check(name: string, command: readonly string[]): Stage {
  const run = async (live: boolean) => {
    const { exitCode, ...rest } = await runMeasured({ command, cwd, live });
    return { ...countStage(exitCode), ...rest };
  };
  return { name, run };
}

/** Lint of files, or of all below folders; each linter by itself. */
export function lintStages(paths: readonly string[]): Stage[] {
  return lintCommands(paths).map((command) => check(command[0] ?? '', command));
}

/** Types of all, or of what lies below some folders. */
export function typesStage(folders?: readonly string[]): Stage {
  return check('types', typesCommand(folders));
}

/** The browser's and the node's unit tests in one pool. @param args which ones; all by default */
export function jestStage(...args: string[]): Stage {
  const run = async (live: boolean): Promise<StageResult> => {
    const results = emptyResults('jest.json');
    const options = ['--json', `--outputFile=${results}`, '--passWithNoTests', ...args];
    const command = ['npm', 'run', '--silent', 'jest', '--', ...options];
    const { exitCode, ...rest } = await runMeasured({ command, cwd, live });
    return { ...countJest(readResults('jest.json'), exitCode), ...rest };
  };
  return { name: 'unit and rules tests', run };
}

/** The backend alone, which tests start as a process. */
export const backendStage: Stage = {
  name: 'build of the backend',
  run: async () => {
    await buildPart(backendPart, (line) => console.log(line));
    return countStage(0);
  },
};

/** All parts of the site. */
export function buildStage(): Stage {
  return check('build', ['node', 'scripts/bootstrap.mjs', 'build']);
}

/** Runs browser tests. */
export async function runPlaywright(...args: string[]) {
  const path = emptyResults('playwright.json');
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  await ensureWholeChromium();
  const command = playwrightCommand('test', '--reporter=list,json', ...args);
  const others = await ensureOtherBrowsers();
  const finished = await runMeasured({
    command,
    env: { ...env, ...others },
    cwd: join(cwd, 'e2e'),
    live: true,
  });
  return { ...finished, results: readResults('playwright.json') };
}

/** @param select which files, decided when everything before has ended; null for all */
export function browserStage(select: () => Promise<string[] | null> = () => Promise.resolve(null)): Stage {
  const run = async (): Promise<StageResult> => {
    const specs = await select();
    if (specs?.length === 0) return { passed: 0, failed: 0 };
    const { results, exitCode, cpuSeconds } = await runPlaywright(...(specs ?? []));
    return { ...countPlaywright(results, exitCode), cpuSeconds };
  };
  return { name: 'browser tests on the composed site', run };
}
