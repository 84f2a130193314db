import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { importAcademies } from '@skora/backend/features/academies/review/import-academies';
import { readHead } from '@skora/backend/features/academies/store/academy-index';
import { publishShowcases } from '@skora/backend/features/showcases/publish-showcases';
import { readAcademies } from '@skora/backend/cli/directory/read-academies';
import { readShowcases } from '@skora/backend/cli/directory/read-showcases';
import { ROOT } from '@skora/scripts-lib/workspace';

async function seedText(name: string): Promise<string> {
  return readFile(join(ROOT, 'scripts/local/seed', name), 'utf8');
}

function assertFaultless(name: string, errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`scripts/local/seed/${name}\n${errors.join('\n')}`);
}

/** Fictional academies, two of them waiting for a review, unless a directory was imported before. */
async function seedAcademies(firestore: Firestore): Promise<void> {
  if (await readHead(firestore)) return;
  const now = Date.now();
  // A machine whose clock is behind must start as well.
  const { academies, errors } = readAcademies(await seedText('academies.csv'), '9999-12-31');
  assertFaultless('academies.csv', errors);
  await importAcademies(firestore, academies, { now });
}

/** Fictional showcase events, unless there are others. */
async function seedShowcases(firestore: Firestore): Promise<void> {
  const known = await firestore.collection('showcases').limit(1).get();
  if (!known.empty) return;
  const { showcases, errors } = readShowcases(await seedText('showcases.csv'));
  assertFaultless('showcases.csv', errors);
  await publishShowcases(firestore, showcases);
}

/** What is there before any player: academies and showcases. */
export async function seedDirectory(firestore: Firestore): Promise<void> {
  await seedAcademies(firestore);
  await seedShowcases(firestore);
}
