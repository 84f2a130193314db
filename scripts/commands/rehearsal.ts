import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { generatedPath } from '@skora/scripts-lib/workspace';
import { prepareEmulators } from '../local/emulators';
import { buildAll } from '../tools/build/build-all';
import { isFine, layOut, listRows } from '../tools/rehearsal/result';
import { findCommitBefore } from '../tools/rehearsal/build-backend-at';
import { runRehearsal } from '../tools/rehearsal/run-rehearsal';
import { findHaproxy } from '../tools/rehearsal/start-proxy';

/** `npm run rehearsal -- --before <commit>`: what operators do, behind a real proxy, under load and with browsers open. */
async function rehearsal(): Promise<void> {
  const { values } = parseArgs({ options: { before: { type: 'string' } } });
  const commit = values.before ?? (await findCommitBefore());
  findHaproxy();
  await Promise.all([prepareEmulators(), buildAll({ log: console.log })]);
  console.log(`The backend before is that of ${commit}.`);
  const counts = await runRehearsal(commit, console.log);
  const file = generatedPath('rehearsal.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...counts }, null, 2)}\n`);
  console.log(`\n${layOut(listRows(counts))}\n\nWritten to ${file}`);
  if (!isFine(counts)) process.exitCode = 1;
}

await rehearsal().catch((error: unknown) => {
  console.error(error instanceof LocalPlatformError ? error.message : error);
  process.exitCode = 1;
});
