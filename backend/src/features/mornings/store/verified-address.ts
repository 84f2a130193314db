import type { Auth } from 'firebase-admin/auth';

/** The verified address of somebody; `null`: none. */
export async function verifiedAddress(auth: Auth, uid: string): Promise<string | null> {
  const { users } = await auth.getUsers([{ uid }]);
  return users[0]?.emailVerified === true ? (users[0].email ?? null) : null;
}
