import { publishShowcases } from '../features/showcases/publish-showcases';
import { readShowcases } from './directory/read-showcases';
import { runDirectoryCommand } from './directory/run-directory-command';
import { withStore } from './lib/with-project';

/**
 * Prints who is registered for an event, for its organiser only. A player under 18 is named once the guardian has agreed:
 * that the organiser learns the name is part of what is agreed to.
 */
async function listAttendees(showcase: string): Promise<number> {
  const { docs } = await withStore((store) =>
    store.collection(`showcases/${showcase}/registrations`).orderBy('at').get(),
  );
  console.log('name,status');
  for (const entry of docs.filter((one) => one.get('answerBy') === undefined)) {
    console.log([entry.get('name'), entry.get('status')].join(','));
  }
  return 0;
}

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
