import { importAcademies } from '../features/academies/review/import-academies';
import { readAcademies } from './directory/read-academies';
import { refuseFiction } from './directory/refuse-fiction';
import { parseReviewCommand, REVIEW_USAGE } from './directory/review/parse-review-command';
import { runReviewCommand } from './directory/review/run-review-command';
import { runDirectoryCommand } from './directory/run-directory-command';

const now = Date.now();

async function run(words: readonly string[]): Promise<number> {
  const [action, ...more] = words;
  if (action === 'review') {
    const command = parseReviewCommand(more);
    if (command) return runReviewCommand(command, now);
    console.error(`Usage:\n${REVIEW_USAGE}`);
    return 2;
  }
  return runDirectoryCommand(
    {
      name: 'academies',
      usage: REVIEW_USAGE,
      read: (text) => {
        const { academies, errors } = readAcademies(text, new Date(now).toISOString().slice(0, 10));
        return { items: academies, errors };
      },
      publish: (store, academies, dryRun) => {
        refuseFiction(academies, Boolean(process.env['FIRESTORE_EMULATOR_HOST']));
        return importAcademies(store, academies, { now, dryRun });
      },
    },
    words,
  );
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
