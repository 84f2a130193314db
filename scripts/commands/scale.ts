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
  '  tsx scripts/commands/scale.ts tasks <name,…|all> <count> …         measures tasks on emulators of their own',
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
async function measure(names = '', counts: readonly number[] = []): Promise<void> {
  const tasks = names === 'all' ? Object.keys(TASK_FILLS) : names.split(',');
  if (counts.length === 0 || tasks.some((task) => !Object.hasOwn(TASK_FILLS, task))) {
    throw new Error(`${USAGE}\nTasks: ${Object.keys(TASK_FILLS).join(', ')}.`);
  }
  for await (const { task, records, steps, reads, writes, deletes, seconds } of measureTasks(tasks, counts)) {
    console.log(
      `| \`${task}\` | ${[records, steps, reads, writes, deletes].map((one) => one.toLocaleString('en')).join(' | ')} | ${seconds.toFixed(1)} s |`,
    );
  }
}

async function main([what = '', ...more]: string[]): Promise<void> {
  if (what === 'tasks') await measure(more[0], more.slice(1).map(readCount));
  else await fill(what, readCount(more[0]));
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
