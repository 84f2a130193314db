import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { addressProofRef, endSessions, isAddressProven } from '../../features/account';

async function findAccount(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
    throw new Error(`There is no account with the address ${email}. Sign up with it first.`);
  }
}

const isAdmin = ({ customClaims }: UserRecord) => customClaims?.['admin'] === true;

/**
 * Gives an account the claim `admin`, or takes it. Other claims stay. Who loses it loses all sessions and mailed links with it.
 * @returns what it did, for a person
 * @throws when there is no such account, or nobody has proven its address to us. The word of the identity provider is not
 *   enough: somebody else may have signed up with the address, and the owner clicked the link in a mail of the provider's own
 */
export async function changeAdmin(
  { auth, firestore }: { auth: Auth; firestore: Firestore },
  { name, email }: { name: 'give' | 'take'; email: string },
): Promise<string> {
  const account = await findAccount(auth, email);
  const { uid, emailVerified, disabled } = account;
  const claims = { ...account.customClaims };
  if (name === 'take') {
    delete claims['admin'];
    if (isAdmin(account)) await auth.setCustomUserClaims(uid, claims);
    // Also without the claim: an attempt that was cut off may have left tokens that still have it.
    await endSessions({ auth, firestore }, uid);
    const outcome = isAdmin(account) ? 'is no admin any more' : 'had no claim to take';
    return `${email} (${uid}) ${outcome}. All its sessions have ended.`;
  }
  if (!emailVerified || !isAddressProven(await addressProofRef(firestore, uid).get(), email)) {
    throw new Error(
      `The address ${email} is not proven. Its owner first finishes the registration and opens the link that we mail then.`,
    );
  }
  if (disabled) throw new Error(`The account of ${email} is switched off, so it cannot be an admin.`);
  if (isAdmin(account)) return `${email} (${uid}) is an admin already; nothing was changed.`;
  await auth.setCustomUserClaims(uid, { ...claims, admin: true });
  return `${email} (${uid}) is an admin from the next login on, or within an hour. The page is /operations.`;
}

/** All admins: the uid, which the history of releases names, and the address. */
export async function listAdmins(auth: Auth): Promise<string> {
  const lines: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    lines.push(...page.users.filter(isAdmin).map(({ uid, email }) => `${uid}  ${email ?? 'no address'}`));
    ({ pageToken } = page);
  } while (pageToken !== undefined);
  return lines.length > 0 ? lines.join('\n') : 'Nobody is an admin.';
}
