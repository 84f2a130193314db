import { randomUUID } from 'node:crypto';
import { connectFirebase, type FirebaseConnection } from '../../lib/firestore/connect-firebase';
import { addressProofRef, firstProof, linkGenerationRef } from '../../features/account';
import { allowOldSessions } from '../../testing/test-player';
import { changeAdmin, listAdmins } from './admins';
import { parseAdminCommand } from './parse-admin-command';

const projectId = 'demo-admins';
let project: FirebaseConnection;
beforeAll(() => {
  project = connectFirebase(projectId);
});
afterAll(() => project.close());

/** @param proven an address that was proven to us; null when there is no proof at all */
async function account({ emailVerified = true, proven = 'own' as string | null } = {}) {
  const email = `${randomUUID()}@skora.example`;
  const { uid } = await project.auth.createUser({ email, emailVerified });
  if (proven !== null)
    await addressProofRef(project.firestore, uid).set(firstProof(proven === 'own' ? email : proven));
  await project.auth.setCustomUserClaims(uid, { other: 1 });
  return { uid, email, read: async () => project.auth.getUser(uid) };
}

test('the claim is given and taken, and nothing else of the account changes', async () => {
  const { auth } = project;
  const { uid, email, read } = await account();
  expect(await changeAdmin(project, { name: 'give', email })).toContain('is an admin from the next login on');
  expect((await read()).customClaims).toEqual({ other: 1, admin: true });
  expect(await listAdmins(auth)).toContain(`${uid}  ${email}`);
  expect(await changeAdmin(project, { name: 'give', email })).toContain('already; nothing was changed');
  expect(await changeAdmin(project, { name: 'take', email })).toContain('is no admin any more');
  expect((await read()).customClaims).toEqual({ other: 1 });
  expect(await listAdmins(auth)).not.toContain(email);
});

test('sessions end, too, when an earlier attempt took the claim and was cut off then', async () => {
  const { uid, email, read } = await account();
  const user = project.firestore.doc(`users/${uid}`);
  await user.set({ status: 'active' });
  await allowOldSessions({ projectId }, uid);
  const before = await read();
  expect(await changeAdmin(project, { name: 'take', email })).toContain('All its sessions have ended');
  const after = await read();
  expect(after.tokensValidAfterTime).not.toBe(before.tokensValidAfterTime);
  expect(after.customClaims).toEqual({ other: 1 });
  // The rules of the store ask this, and mailed links that: neither hears of the provider.
  expect((await user.get()).get('sessionsFrom')).toBe(Date.parse(after.tokensValidAfterTime ?? '') / 1000);
  expect((await linkGenerationRef(project.firestore, uid).get()).get('generation')).toBe(1);
});

test('nobody becomes an admin who has no account', async () => {
  await expect(changeAdmin(project, { name: 'give', email: 'nobody@skora.example' })).rejects.toThrow(
    'There is no account with the address nobody@skora.example',
  );
});

test.each([
  ['the identity provider does not call verified', { emailVerified: false }],
  ['the identity provider calls verified, and nobody proved to us', { proven: null }],
  ['the account was moved to, from one that was proven', { proven: 'before@skora.example' }],
])('an address that %s is refused', async (_what, options) => {
  const { email, read } = await account(options);
  await expect(changeAdmin(project, { name: 'give', email })).rejects.toThrow('is not proven');
  expect((await read()).customClaims).toEqual({ other: 1 });
});

test.each([
  [['give', 'a@b.example'], { name: 'give', email: 'a@b.example' }],
  [['take', 'a@b.example'], { name: 'take', email: 'a@b.example' }],
  [['list'], { name: 'list' }],
  [['give'], null],
  [['give', 'nobody'], null],
  [['give', 'a@b.example', 'c@d.example'], null],
  [['list', 'all'], null],
  [['make', 'a@b.example'], null],
  [[], null],
])('%j is read', (words, command) => {
  expect(parseAdminCommand(words)).toEqual(command);
});
