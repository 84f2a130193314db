import { fillResults } from '@skora/backend/cli/comparison/fill-results';
import { withStore } from '@skora/backend/cli/lib/with-project';
import { fillDirectory } from '@skora/backend/cli/directory/fill-directory';
import { fillMap } from '@skora/backend/cli/directory/fill-map';

const FILLS = { academies: fillDirectory, players: fillMap, results: fillResults };

/** Fills a local store with made-up academies, players on the map or test results, to see pages and tasks at size. */
async function fill(): Promise<void> {
  const [what = '', count = ''] = process.argv.slice(2);
  const work = Object.hasOwn(FILLS, what) ? FILLS[what as keyof typeof FILLS] : undefined;
  if (!work || !/^[1-9]\d{0,5}$/.test(count))
    throw new Error('Usage: tsx scripts/commands/scale.ts academies|players|results <count>');
  if (!process.env['FIRESTORE_EMULATOR_HOST'])
    throw new Error('Only for emulators: set FIRESTORE_EMULATOR_HOST.');
  const began = performance.now();
  await withStore((store) => work(store, Number(count)));
  console.log(`${count} ${what} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

await fill().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
