import { parseArgs } from 'node:util';
import { readHashParameters } from './backup/hash-parameters';
import { restoreBackup } from './backup/restore-backup';
import { connectProject } from './lib/with-project';

const USAGE = `Usage: npm run restore -- --from <folder> --into <project> --erased <bucket>|none
  --into    the project of GCLOUD_PROJECT, typed once more; it must be empty
  --erased  the bucket that knows the accounts erased since the backup; none: nobody was, or a rehearsal`;

async function run(): Promise<number> {
  const { from, into, erased } = parseArgs({
    options: { from: { type: 'string' }, into: { type: 'string' }, erased: { type: 'string' } },
  }).values;
  if (!from || !into || !erased) {
    console.error(USAGE);
    return 2;
  }
  const { projectId, connection } = connectProject();
  if (into !== projectId)
    throw new Error(`--into is ${into}, but GCLOUD_PROJECT is ${projectId}. Set both to the same.`);
  const restored = await restoreBackup({
    folder: from,
    projectId,
    connection,
    erasedIn: erased === 'none' ? null : connection.bucket(erased),
    hash: readHashParameters(process.env['AUTH_HASH_PARAMETERS']),
    now: Date.now(),
  });
  await connection.close();
  const { documents, accounts, files, toErase } = restored;
  console.log(`${into} has ${documents} documents, ${accounts} accounts and ${files} files.`);
  if (toErase > 0)
    console.log(
      `${toErase} of the accounts were erased after the backup. Run the task due-deletions until it says "deleted":0, before you open the site: docs/operations/recovery.md.`,
    );
  return 0;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
