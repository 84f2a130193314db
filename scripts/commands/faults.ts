import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { FAULTS } from '../tools/hostile/faults';
import { runMatrix } from '../tools/hostile/lib/run-matrix';

await runMatrix('faults', FAULTS).catch((error: unknown) => {
  console.error(error instanceof LocalPlatformError ? error.message : error);
  process.exitCode = 1;
});
