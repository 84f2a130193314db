import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { PERSONAL_DATA } from '../../../app/data-owners';
import { emailAddressKey } from '../../../lib/text/email-address';
import { fillSubscribers } from '../../../testing/fill-subscribers';
import { runJobHere } from '../../../testing/run-task';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';
import { addressProofRef, firstProof, isAddressProven, keepOneAddress } from '../../account';

// A project of its own: every deletion of it is executed.
let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
});
afterEach(() => service.close());

/** Somebody gets the newsletter at the address of an account, which is proven to be the account's or not. */
async function reader({ proven }: { proven: boolean }) {
  const [email = ''] = await fillSubscribers(service.firestore, 1, `${randomUUID()}.example`);
  const player = await testPlayer(service, { email, emailVerified: true });
  await player.postJson('/account/registration', registration(service, 25));
  const proof = proven ? firstProof(email) : { keys: [] };
  await addressProofRef(service.firestore, player.uid).set(proof);
  return player;
}

const subscriber = (email: string) =>
  service.firestore.doc(`newsletterSubscribers/${emailAddressKey(email)}`);
const isSubscribed = async ({ email }: TestPlayer) => (await subscriber(email).get()).exists;

async function askForDeletion(player: TestPlayer) {
  expect((await player.post('/account/deletion')).status).toBe(200);
  return service.firestore.doc(`accountDeletions/${player.uid}`);
}

const runAWeekLater = async (changes = {}) => {
  service.advance(7 * DAY_MS);
  return runJobHere(service, 'due-deletions', changes);
};

/** An erasure that is cut off before it has come to what is found by the address. */
const cutOff = {
  ...PERSONAL_DATA,
  eraseData: async (_deps: unknown, { uid }: { uid: string }) => {
    await addressProofRef(service.firestore, uid).delete();
    throw new Error('cut off');
  },
};

test('what is found by the address goes too when the sign-in has gone since the owner asked', async () => {
  const owner = await reader({ proven: true });
  await askForDeletion(owner);
  await service.auth.deleteUser(owner.uid);
  expect(await runAWeekLater()).toMatchObject({ deleted: 1 });
  expect(await isSubscribed(owner)).toBe(false);
});

test('an address that was moved past us is not the one whose data goes', async () => {
  const owner = await reader({ proven: true });
  const stranger = await reader({ proven: false });
  await service.auth.deleteUser(stranger.uid);
  await askForDeletion(owner);
  await owner.changeEmail(stranger.email);
  await service.auth.updateUser(owner.uid, { emailVerified: true });
  await runAWeekLater();
  expect([await isSubscribed(owner), await isSubscribed(stranger)]).toEqual([false, true]);
});

test('without a sign-in an address that nobody proved takes nothing with it', async () => {
  const owner = await reader({ proven: false });
  await askForDeletion(owner);
  await service.auth.deleteUser(owner.uid);
  expect(await runAWeekLater()).toMatchObject({ deleted: 1 });
  expect(await isSubscribed(owner)).toBe(true);
});

test('an address that is another account’s by now takes nothing of that account with it', async () => {
  const owner = await reader({ proven: true });
  await askForDeletion(owner);
  await service.auth.deleteUser(owner.uid);
  await service.auth.createUser({ email: owner.email });
  expect(await runAWeekLater()).toMatchObject({ deleted: 1 });
  expect(await isSubscribed(owner)).toBe(true);
});

test.each([true, false])(
  'an erasure that was cut off goes on as it began: address proven %s',
  async (proven) => {
    const owner = await reader({ proven });
    const deletion = await askForDeletion(owner);
    expect(await runAWeekLater({ personalData: cutOff })).toMatchObject({ failed: 1 });
    expect((await deletion.get()).data()).toMatchObject({ email: owner.email });
    expect(await runJobHere(service, 'due-deletions')).toMatchObject({ deleted: 1 });
    expect(await isSubscribed(owner)).toBe(!proven);
  },
);

test('an erasure that was cut off goes on as it began, also when the sign-in has gone meanwhile', async () => {
  const owner = await reader({ proven: true });
  await askForDeletion(owner);
  await runAWeekLater({ personalData: cutOff });
  await service.auth.deleteUser(owner.uid);
  expect(await runJobHere(service, 'due-deletions')).toMatchObject({ deleted: 1 });
  expect(await isSubscribed(owner)).toBe(false);
});

test('what is found by the address goes too when the sign-in was deleted past us', async () => {
  const owner = await reader({ proven: true });
  const link = service.firestore.doc(`familyLinks/${randomUUID()}`);
  await link.set({ guardianKey: emailAddressKey(owner.email) });
  await service.auth.deleteUser(owner.uid);
  expect(await runJobHere(service, 'lost-sign-ins')).toMatchObject({ closed: 1 });
  expect(await runAWeekLater()).toMatchObject({ deleted: 1 });
  expect(await isSubscribed(owner)).toBe(false);
  expect((await link.get()).exists).toBe(false);
});

/** The address changes by our own link, which ends the session; a deletion is asked for with the next one. */
async function moveAndLeave(owner: TestPlayer) {
  const email = `${randomUUID()}@new.example`;
  await service.auth.updateUser(owner.uid, { email, emailVerified: true });
  await keepOneAddress(service.firestore, owner.uid, email);
  const at = Timestamp.fromMillis(service.now());
  await service.firestore.doc(`accountDeletions/${owner.uid}`).set({ requestedAt: at, dueAt: at, email });
}

test('a subscription of an earlier address goes too', async () => {
  const owner = await reader({ proven: true });
  await moveAndLeave(owner);
  const stored = await addressProofRef(service.firestore, owner.uid).get();
  expect(isAddressProven(stored, owner.email)).toBe(false);
  expect(await runAWeekLater({ personalData: cutOff })).toMatchObject({ failed: 1 });
  expect(await runJobHere(service, 'due-deletions')).toMatchObject({ deleted: 1 });
  expect(await isSubscribed(owner)).toBe(false);
});

test('a subscription of an earlier address stays when another account has the address by now', async () => {
  const owner = await reader({ proven: true });
  await moveAndLeave(owner);
  await testPlayer(service, { email: owner.email, emailVerified: true });
  expect(await runAWeekLater()).toMatchObject({ deleted: 1 });
  expect(await isSubscribed(owner)).toBe(true);
});
