import { randomInt } from 'node:crypto';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { namedTestsStage } from '../tools/hostile/named-tests-stage';
import { allRounds, changedRounds, onlyRounds, steadyRounds } from '../tools/test/run/rounds';
import { runRounds, type Round } from '../tools/test/run/run-stages';
import { readTestOptions, type TestOptions } from '../tools/test/run/test-options';
import { timeTable, writeTimeTable } from '../tools/test/run/time-table';

const began = Date.now();
const print = (line: string) => console.log(line);

function chooseRounds({ steady, changed, only }: TestOptions): Round[] {
  if (steady) return steadyRounds(steady, print);
  if (changed) return changedRounds(print);
  return only.length > 0 ? onlyRounds(only) : [...allRounds(), [[namedTestsStage]]];
}

try {
  const options = readTestOptions(process.argv.slice(2), () => randomInt(1, 1_000_000));
  const { passed, failed, times } = await runRounds(chooseRounds(options), print);
  const table = timeTable(times, (Date.now() - began) / 1000);
  print(`\n${table}`);
  if (options.table && failed === 0) writeTimeTable(table);
  print(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof LocalPlatformError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
