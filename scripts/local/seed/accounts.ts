import type { Auth } from 'firebase-admin/auth';
import { demoPassword, demoPlayers } from './players';

/** The players' sign-in accounts, with verified addresses. */
export async function seedAccounts(auth: Auth): Promise<void> {
  for (const { uid, displayName, email } of demoPlayers) {
    await auth.createUser({ uid, displayName, email, emailVerified: true, password: demoPassword });
  }
}

/** Whether nobody has an account yet. */
export async function hasNoAccounts(auth: Auth): Promise<boolean> {
  const { users } = await auth.listUsers(1);
  return users.length === 0;
}
