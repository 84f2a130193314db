import { publishShowcases } from '../features/showcases/publish-showcases';
import { listAttendees } from './directory/list-attendees';
import { readShowcases } from './directory/read-showcases';
import { runDirectoryCommand } from './directory/run-directory-command';

const args = process.argv.slice(2);
const [action, id] = args;

async function run(): Promise<number> {
  if (action === 'attendees' && id !== undefined) return listAttendees(id);
  return runDirectoryCommand(
    {
      name: 'showcases',
      read: (text) => {
        const { showcases, errors } = readShowcases(text);
        return { items: showcases, errors };
      },
      publish: (store, showcases, dryRun) => publishShowcases(store, showcases, { dryRun }),
    },
    args,
  );
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
