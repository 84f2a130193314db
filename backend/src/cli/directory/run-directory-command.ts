import type { Firestore } from 'firebase-admin/firestore';
import { readFile } from 'node:fs/promises';
import { withStore } from '../lib/with-project';

interface DirectoryCommand<Item> {
  /** As it is typed: `pnpm {name} check|import`. */
  name: string;
  /** Further commands, for the message about a wrong one. */
  usage?: string;
  read: (text: string) => { items: Item[]; errors: string[] };
  publish: (store: Firestore, items: Item[], dryRun: boolean) => Promise<object>;
}

/**
 * Runs `check <csv>` or `import <csv> [--dry-run]`. Nothing is written while the table has a fault.
 * @returns the exit code
 */
export async function runDirectoryCommand<Item>(
  { name, usage, read, publish }: DirectoryCommand<Item>,
  args: readonly string[],
): Promise<number> {
  const [action, file, ...options] = args;
  const dryRun = options.includes('--dry-run');
  const known = options.every((option) => option === '--dry-run');
  if ((action !== 'check' && action !== 'import') || file === undefined || !known) {
    console.error(`Usage: pnpm ${name} check <csv>\n       pnpm ${name} import <csv> [--dry-run]`);
    if (usage) console.error(usage);
    return 2;
  }
  const { items, errors } = read(await readFile(file, 'utf8'));
  for (const error of errors) console.error(`${file}: ${error}`);
  if (errors.length > 0) {
    console.error(`${errors.length} faults; nothing was imported.`);
    return 1;
  }
  console.log(`${file}: ${items.length} rows without a fault.`);
  if (action === 'check') return 0;
  const changes = await withStore((store) => publish(store, items, dryRun));
  const told = Object.entries(changes).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${dryRun ? 'Would be: ' : 'Done: '}${told.join(', ')}.`);
  return 0;
}
