import { googleRest } from './google-rest';

/** A sign-in as the REST interface gives it, with the hash of its password. */
export type RawAccount = { localId: string; passwordHash?: string } & Record<string, unknown>;
type Page = { users?: RawAccount[]; nextPageToken?: string };

/** How a project of Firebase hashes passwords: Authentication, Users, Password hash parameters. */
export type HashParameters = {
  signerKey: string;
  saltSeparator: string;
  rounds: number;
  memoryCost: number;
};

const PAGE = 1000;

/** What may be written; the rest is made by the service itself. */
const WRITABLE = [
  ...['localId', 'email', 'emailVerified', 'displayName', 'photoUrl', 'disabled', 'customAttributes'],
  ...['passwordHash', 'salt', 'createdAt', 'lastLoginAt', 'phoneNumber', 'providerUserInfo', 'mfaInfo'],
];

/** What the service answers instead of a hash, to who may not read hashes. */
function isHidden({ passwordHash }: RawAccount): boolean {
  return passwordHash !== undefined && Buffer.from(passwordHash, 'base64').toString() === 'REDACTED';
}

/**
 * All sign-ins of a project.
 *
 * @throws Error when the service does not tell the hashes of passwords
 */
export async function readAccounts(projectId: string): Promise<RawAccount[]> {
  const rest = googleRest('identitytoolkit', projectId);
  const accounts: RawAccount[] = [];
  let token: string | undefined;
  do {
    const next = token === undefined ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const page = (await rest('GET', `/accounts:batchGet?maxResults=${PAGE}${next}`)) as Page;
    accounts.push(...(page.users ?? []));
    token = page.users?.length ? page.nextPageToken : undefined;
  } while (token);
  if (accounts.some(isHidden))
    throw new Error(
      'The hashes of passwords are hidden, so no password would work after a restore. Give this account a role with firebaseauth.configs.getHashConfig, such as roles/firebaseauth.admin.',
    );
  return accounts;
}

function writable(account: RawAccount): object {
  const entries = Object.entries(account).filter(([key]) => WRITABLE.includes(key));
  const linked = account['providerUserInfo'] as { providerId: string }[] | undefined;
  // A password is no provider here: its hash says that there is one.
  const providerUserInfo = linked?.filter(({ providerId }) => providerId !== 'password');
  return { ...Object.fromEntries(entries), ...(providerUserInfo && { providerUserInfo }) };
}

/**
 * Writes sign-ins with their passwords.
 *
 * @param hash of the project the accounts come from; the emulator needs none
 * @throws Error naming those that were refused
 */
export async function writeAccounts(
  projectId: string,
  accounts: readonly RawAccount[],
  hash: HashParameters | null,
): Promise<void> {
  const rest = googleRest('identitytoolkit', projectId);
  for (let start = 0; start < accounts.length; start += PAGE) {
    const users = accounts.slice(start, start + PAGE).map(writable);
    const options = hash === null ? {} : { hashAlgorithm: 'SCRYPT', ...hash };
    const answer = (await rest('POST', '/accounts:batchCreate', { users, ...options })) as {
      error?: { index: number; message: string }[];
    };
    const refused = (answer.error ?? []).map(
      ({ index, message }) => `${accounts[start + index]?.localId}: ${message}`,
    );
    if (refused.length > 0) throw new Error(`Sign-ins were refused:\n${refused.join('\n')}`);
  }
}
