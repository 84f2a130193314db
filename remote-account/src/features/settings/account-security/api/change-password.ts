import { loadAuth } from '@skora/shared/firebase';

/** Changes the password; sessions elsewhere end. @throws FirebaseError when the present one is wrong, among others */
export async function changePassword(present: string, next: string): Promise<void> {
  const { reauthenticate, changePassword: change } = await loadAuth();
  await reauthenticate(present);
  await change(next);
}
