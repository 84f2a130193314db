import { endSessions } from '../../account';
import { forgetDevices } from '../../notifications';

type Deps = Parameters<typeof endSessions>[0];

/**
 * Ends every session of an account, and with them the pushes to its devices. The sessions go first: one that is still open
 * would add its device again.
 */
export async function endEverywhere(deps: Deps, uid: string): Promise<void> {
  await endSessions(deps, uid);
  await forgetDevices(deps.firestore, uid);
}
