import { loadAuth } from '../firebase';
import { refreshUser } from './start-session';

/** Gives the signed-in user another display name, shown at once in every part of the page. @throws FirebaseError */
export async function renameUser(displayName: string): Promise<void> {
  const { setDisplayName } = await loadAuth();
  await setDisplayName(displayName);
  await refreshUser();
}
