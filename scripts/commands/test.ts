import { randomInt } from 'node:crypto';
import { LocalPlatformError } from '../local/local-platform-error';
import { runStages } from '../tools/test/run/run-stages';
import { stages, steadyStages } from '../tools/test/run/stages';
import { readTestOptions } from '../tools/test/run/test-options';

try {
  const { steady } = readTestOptions(process.argv.slice(2), () => randomInt(1, 1_000_000));
  const { passed, failed } = await runStages(steady ? steadyStages(steady) : stages, (line) =>
    console.log(line),
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof LocalPlatformError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
