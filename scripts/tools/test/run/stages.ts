import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../../build/build-all';
import { ensureChromium, playwrightCommand } from '../../chromium/ensure-chromium';
import { generatedPath, repositoryRoot } from '../../../local/paths';
import type { Count } from './count';
import { countJest, countPlaywright, countStage } from './count';
import type { Stage } from './run-stages';
import { runSteady, type RunShuffled } from './run-steady';
import { runStep } from './run-step';
import type { SteadyOptions } from './test-options';

/** Path for a runner's JSON results, without those of an earlier run. */
function emptyResults(name: string): string {
  const folder = generatedPath('cache');
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function readResults(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

async function npmScript(name: string): Promise<Count> {
  return countStage(await runStep(['npm', 'run', '--silent', name], {}, repositoryRoot));
}

/** Each of the two keeps one core busy. */
async function runLintAndTypes(): Promise<Count> {
  const [lint, types] = await Promise.all(['lint', 'typecheck'].map(npmScript));
  return {
    passed: (lint?.passed ?? 0) + (types?.passed ?? 0),
    failed: (lint?.failed ?? 0) + (types?.failed ?? 0),
  };
}

async function runJest(): Promise<Count> {
  const results = emptyResults('jest.json');
  const command = ['npm', 'run', '--silent', 'jest', '--', '--json', `--outputFile=${results}`];
  const exitCode = await runStep(command, {}, repositoryRoot);
  return countJest(readResults(results), exitCode);
}

async function runBuild(): Promise<Count> {
  await buildAll({ log: (line) => console.log(`  ${line}`) });
  return countStage(0);
}

async function runPlaywright(...args: string[]) {
  const path = emptyResults('playwright.json');
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const command = playwrightCommand('test', '--reporter=list,json', ...args);
  const exitCode = await runStep(command, env, join(repositoryRoot, 'e2e'));
  return { exitCode, results: readResults(path) };
}

async function runBrowserTests(): Promise<Count> {
  const { results, exitCode } = await runPlaywright();
  return countPlaywright(results, exitCode);
}

/** What `npm test -- --steady` runs: the browser tests alone, as often as asked for. */
export function steadyStages(options: SteadyOptions): Stage[] {
  const runShuffled: RunShuffled = async (seed) => (await runPlaywright(`--shuffle=${seed}`)).results;
  const repeat = async () =>
    countStage((await runSteady(options, runShuffled, (line) => console.log(line))) ? 0 : 1);
  return [buildStage, { name: 'browser tests in random order beside a busy processor', run: repeat }];
}

const buildStage: Stage = { name: 'build', run: runBuild };

/** Everything `npm test` runs, cheapest first. */
export const stages: Stage[] = [
  { name: 'lint and types', run: runLintAndTypes },
  { name: 'unit and rules tests', run: runJest },
  buildStage,
  { name: 'browser tests on the composed site', run: runBrowserTests },
];
