import type { Auth } from 'firebase-admin/auth';
import { findUser } from '../../../lib/guards/find-user';

/** The verified address of somebody; `null`: none. */
export async function verifiedAddress(auth: Auth, uid: string): Promise<string | null> {
  const user = await findUser(auth, uid);
  return user?.emailVerified === true ? (user.email ?? null) : null;
}
