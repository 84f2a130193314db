import { runStages } from '../tools/test/run/run-stages';
import { stages } from '../tools/test/run/stages';

const { passed, failed } = await runStages(stages, (line) => console.log(line));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
