import { latestRecords } from '../lib/mail/log/mail-record';
import { lift, readSuppression, suppress } from '../lib/mail/suppression/suppression-store';
import { parseEmailAddress } from '../lib/text/email-address';
import { withStore } from './lib/with-project';
import { describeRecord, describeSuppression } from './moderation/describe-mails';

const LATEST = 20;

/** Prints whether emails go to an address, and the latest ones. */
function show(email: string): Promise<number> {
  return withStore(async (store) => {
    console.log(describeSuppression(await readSuppression(store, email)));
    const records = await latestRecords(store, email, LATEST);
    for (const record of records) console.log(`\n${describeRecord(record)}`);
    if (records.length === 0) console.log('No email of the last 30 days is known.');
    return 0;
  });
}

/** Lets emails go to an address again. @returns the exit code */
async function runLift(email: string): Promise<number> {
  const lifted = await withStore((store) => lift(store, email, Date.now()));
  if (lifted) console.log('Emails go to this address again. Emails that were given up are not sent again.');
  else console.error('Nothing is withheld from this address.');
  return lifted ? 0 : 1;
}

/** Sends nothing more to an address until somebody lifts it. */
async function runStop(email: string): Promise<number> {
  await withStore((store) => suppress(store, email, 'manual', 'operator', Date.now()));
  console.log('No email goes to this address until you lift it.');
  return 0;
}

const ACTIONS = new Map([
  ['show', show],
  ['lift', runLift],
  ['stop', runStop],
]);

const USAGE = `Usage: pnpm mails show <address>
       pnpm mails lift <address>
       pnpm mails stop <address>`;

async function run([action = '', address = '', ...more]: readonly string[]): Promise<number> {
  const email = more.length === 0 ? parseEmailAddress(address) : null;
  const act = ACTIONS.get(action);
  if (act && email !== null) return act(email);
  console.error(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
