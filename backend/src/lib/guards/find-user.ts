import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The sign-in of an account; `null` once it is gone, where `getUser` throws. */
export async function findUser(auth: Auth, uid: string): Promise<UserRecord | null> {
  const { users } = await auth.getUsers([{ uid }]);
  return users[0] ?? null;
}
