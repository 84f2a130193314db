import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { publishAcademies } from '@skora/backend/store/publish-academies';
import { readAcademies } from '../directory/read-academies';
import { repositoryRoot } from '../local/paths';

/** The academies the reference names, unless a directory was imported before. */
export async function seedDirectory(firestore: Firestore): Promise<void> {
  const known = await firestore.doc('academyIndex/head').get();
  if (known.exists) return;
  const now = Date.now();
  const text = await readFile(join(repositoryRoot, 'scripts/src/seed/academies.csv'), 'utf8');
  // A machine whose clock is behind must start as well.
  const { academies, errors } = readAcademies(text, '9999-12-31');
  if (errors.length > 0) throw new Error(`scripts/src/seed/academies.csv\n${errors.join('\n')}`);
  await publishAcademies(firestore, academies, { now });
}
