import { listAttendees } from '../features/showcase-places';
import { publishShowcases } from '../features/showcases/publish-showcases';
import { readShowcases } from './directory/read-showcases';
import { runDirectoryCommand } from './directory/run-directory-command';
import { withStore } from './lib/with-project';

/** Prints who is registered for an event, for its organiser only. */
async function printAttendees(showcase: string): Promise<number> {
  const attendees = await withStore((store) => listAttendees(store, showcase, Date.now()));
  console.log('name,status');
  for (const { name, status } of attendees) console.log([name, status].join(','));
  return 0;
}

const args = process.argv.slice(2);
const [action, id] = args;

async function run(): Promise<number> {
  if (action === 'attendees' && id !== undefined) return printAttendees(id);
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
