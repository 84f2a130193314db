import { parseAccountCommand, USAGE } from './moderation/parse-account-command';
import { decideAccount, type AccountDecision } from '../features/suspension/decide-account';
import { withProject } from './lib/with-project';

const DONE = { suspend: 'is suspended', restore: 'is not suspended' } as const;

/** Suspends an account or ends that. @returns the exit code */
async function runAccountDecision(decision: AccountDecision): Promise<number> {
  const decided = await withProject((project) => decideAccount({ ...project, now: Date.now }, decision));
  if (!decided) {
    console.error(`There is no registered account ${decision.uid}, or it is being erased.`);
    return 1;
  }
  console.log(`The account ${DONE[decision.decision]}${decided.changed ? '' : ', as before'}.`);
  console.log(
    decided.mailed
      ? 'The player is told with the next run of mail-outbox.'
      : `Nobody is told: ${decided.changed ? 'the account has no email address' : 'nothing has changed'}.`,
  );
  console.log('The next run of payment-reconcile pauses its payments or lets them go on.');
  return 0;
}

async function run(words: readonly string[]): Promise<number> {
  const decision = parseAccountCommand(words);
  if (decision) return runAccountDecision(decision);
  console.error(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
