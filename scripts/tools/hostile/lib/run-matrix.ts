import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, generatedPath } from '@skora/scripts-lib/workspace';
import { buildAll } from '../../build/build-all';
import { placeText } from '@skora/scripts-lib/place-text';
import { describeResult, type Case, type Group, type Result } from './case';
import { chooseCases } from './choose-cases';
import { readHostileOptions, type HostileOptions } from './options';
import { renderResults, showCase, showResult, summarize } from './report';
import { isDirect, runDirect } from './run-direct';
import { isTest, runTests } from './run-tests';
import { startStand } from './stand';

const DOCUMENT = join(ROOT, 'docs/hostile.md');
/** For each operation of the backend. */
const RUNS = { short: 15, long: 300 };
const WEBHOOK_ORDERS = { short: '1000', long: '10000' };

async function runCases(
  cases: readonly Case[],
  { long, seed }: HostileOptions,
  onResult: (result: Result) => void,
): Promise<void> {
  const size = long ? 'long' : 'short';
  await buildAll({ log: () => undefined });
  for (const one of cases) if ('cannot' in one) onResult(describeResult(one, 'not run here', [one.cannot]));
  await runTests(cases.filter(isTest), { SKORA_WEBHOOK_ORDERS: WEBHOOK_ORDERS[size] }, onResult);
  const direct = cases.filter(isDirect);
  if (direct.length === 0) return;
  const stand = await startStand();
  try {
    await runDirect(direct, stand, { seed, runs: RUNS[size] }, onResult);
  } finally {
    await stand.stop();
  }
}

function writeResults(name: string, groups: readonly Group[], results: readonly Result[], seed: number) {
  mkdirSync(generatedPath('hostile'), { recursive: true });
  writeFileSync(generatedPath('hostile', `${name}.json`), JSON.stringify({ seed, results }, null, 2));
  writeFileSync(DOCUMENT, placeText(readFileSync(DOCUMENT, 'utf8'), name, renderResults(groups, results)));
}

/**
 * Runs a matrix of cases for the command that was typed, and writes `.skora/hostile/{name}.json` and its part of
 * docs/hostile.md when all of it was run.
 */
export async function runMatrix(name: 'attacks' | 'faults', groups: readonly Group[]): Promise<void> {
  const options = readHostileOptions(process.argv.slice(2), () => randomInt(1, 1_000_000));
  const cases = chooseCases(groups, options.only);
  if (options.list) {
    for (const one of cases) console.log(showCase(one));
    return;
  }
  console.log(`seed ${options.seed}${options.long ? ', long' : ''}`);
  const results: Result[] = [];
  await runCases(cases, options, (result) => {
    results.push(result);
    console.log(showResult(result));
  });
  if (options.only.length === 0) writeResults(name, groups, results, options.seed);
  console.log(`\n${summarize(results)}`);
  process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
