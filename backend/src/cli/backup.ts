import { parseArgs } from 'node:util';
import { writeBackup } from './backup/write-backup';
import { connectProject } from './lib/with-project';

const USAGE = 'Usage: npm run backup -- --to <new folder>';

async function run(): Promise<number> {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) {
    console.error(USAGE);
    return 2;
  }
  const { projectId, connection } = connectProject();
  const { documents, accounts, files } = await writeBackup(to, projectId, connection.bucket(), Date.now());
  await connection.close();
  console.log(`${to} holds ${documents} documents, ${accounts} accounts and ${files} files of ${projectId}.`);
  return 0;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
