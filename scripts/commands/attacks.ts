import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { ATTACKS } from '../tools/hostile/attacks';
import { runMatrix } from '../tools/hostile/lib/run-matrix';

await runMatrix('attacks', ATTACKS).catch((error: unknown) => {
  console.error(error instanceof LocalPlatformError ? error.message : error);
  process.exitCode = 1;
});
