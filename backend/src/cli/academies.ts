import { publishAcademies } from '../features/academies/store/publish-academies';
import { readAcademies } from './directory/read-academies';
import { runDirectoryCommand } from './directory/run-directory-command';

const now = Date.now();

process.exitCode = await runDirectoryCommand(
  {
    name: 'academies',
    read: (text) => {
      const { academies, errors } = readAcademies(text, new Date(now).toISOString().slice(0, 10));
      return { items: academies, errors };
    },
    publish: (store, academies, dryRun) => publishAcademies(store, academies, { now, dryRun }),
  },
  process.argv.slice(2),
).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
