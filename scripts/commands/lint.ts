import { ROOT } from '@skora/scripts-lib/workspace';
import { runStep } from '@skora/scripts-lib/run-step';
import { lintCommands } from '../tools/test/run/static-checks';

const paths = process.argv.slice(2);
let failed = false;
for (const command of lintCommands(paths.length > 0 ? paths : ['.'])) {
  if ((await runStep(command, {}, ROOT)) !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
