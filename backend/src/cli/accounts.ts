import { parseAccountCommand, USAGE } from './moderation/parse-account-command';
import { runAccountDecision } from './moderation/run-account-decision';

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
