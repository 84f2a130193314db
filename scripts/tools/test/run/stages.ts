import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../../build/build-all';
import { ensureChromium, playwrightCommand } from '../../chromium/ensure-chromium';
import { generatedPath, repositoryRoot } from '../../../local/paths';
import type { Count } from './count';
import { countJest, countPlaywright, countStage } from './count';
import type { Stage } from './run-stages';
import { runStep } from './run-step';

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

async function runPlaywright(): Promise<Count> {
  const results = emptyResults('playwright.json');
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: results };
  const command = playwrightCommand('test', '--reporter=list,json');
  const exitCode = await runStep(command, env, join(repositoryRoot, 'e2e'));
  return countPlaywright(readResults(results), exitCode);
}

/** Everything `npm test` runs, cheapest first. */
export const stages: Stage[] = [
  { name: 'lint and types', run: runLintAndTypes },
  { name: 'unit and rules tests', run: runJest },
  { name: 'build', run: runBuild },
  { name: 'browser tests on the composed site', run: runPlaywright },
];
