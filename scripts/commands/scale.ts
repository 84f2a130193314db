import { parseArgs } from 'node:util';
import { fillResults } from '@skora/backend/cli/comparison/fill-results';
import { withStore } from '@skora/backend/cli/lib/with-project';
import { fillDirectory } from '@skora/backend/cli/directory/fill-directory';
import { fillMap } from '@skora/backend/cli/directory/fill-map';
import { measureTasks } from '../tools/scale/measure-tasks';
import { TASK_FILLS } from '../tools/scale/task-fills';

const FILLS = { academies: fillDirectory, players: fillMap, results: fillResults };

const USAGE = [
  'Usage:',
  '  tsx scripts/commands/scale.ts academies|players|results <count>    fills the local store',
  '  tsx scripts/commands/scale.ts tasks <name,…|all> <count> … [--steps <n>]',
  '                                                                     measures tasks, or their first steps, on emulators of their own',
].join('\n');

function readCount(text = ''): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(USAGE);
  return Number(text);
}

/** Fills a local store with made-up academies, players on the map or test results, to see pages and tasks at size. */
async function fill(what: string, count: number): Promise<void> {
  const work = Object.hasOwn(FILLS, what) ? FILLS[what as keyof typeof FILLS] : undefined;
  if (!work) throw new Error(USAGE);
  if (!process.env['FIRESTORE_EMULATOR_HOST'])
    throw new Error('Only for emulators: set FIRESTORE_EMULATOR_HOST.');
  const began = performance.now();
  await withStore((store) => work(store, count));
  console.log(`${count} ${what} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Prints a row of the table of docs/scale.md for each task and number of records. */
async function measure(names: string, counts: readonly number[], maxSteps: number): Promise<void> {
  const tasks = names === 'all' ? Object.keys(TASK_FILLS) : names.split(',');
  if (counts.length === 0 || tasks.some((task) => !Object.hasOwn(TASK_FILLS, task))) {
    throw new Error(`${USAGE}\nTasks: ${Object.keys(TASK_FILLS).join(', ')}.`);
  }
  for await (const row of measureTasks(tasks, counts, maxSteps)) {
    const { task, records, isWhole, steps, reads, writes, deletes, seconds } = row;
    const [all, done, ...operations] = [records, steps, reads, writes, deletes].map((one) =>
      one.toLocaleString('en'),
    );
    const columns = [`\`${task}\``, all, isWhole ? done : `the first ${done}`, ...operations];
    console.log(`| ${columns.join(' | ')} | ${seconds.toFixed(1)} s |`);
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { steps: { type: 'string' } },
  });
  const [what = '', first = '', ...counts] = positionals;
  const maxSteps = values.steps === undefined ? Infinity : readCount(values.steps);
  if (what === 'tasks') await measure(first, counts.map(readCount), maxSteps);
  else await fill(what, readCount(first));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
