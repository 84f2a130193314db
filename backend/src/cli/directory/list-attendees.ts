import { withStore } from './connect-store';

/** Prints who is registered for an event, for its organiser only: name, state and the guardian's agreement. */
export async function listAttendees(showcase: string): Promise<number> {
  const { docs } = await withStore((store) =>
    store.collection(`showcases/${showcase}/registrations`).orderBy('at').get(),
  );
  console.log('name,status,guardian_agrees');
  for (const entry of docs) {
    const agrees = entry.get('guardianAgrees') === true ? 'yes' : '';
    console.log([entry.get('name'), entry.get('status'), agrees].join(','));
  }
  return 0;
}
