import { eraseData } from '../../../app/data-owners';
import { decideAccount, type AccountDecision } from '../decide-account';
import { privateAccountRef } from '../../account';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

const SECRET = 'a secret of the scheduler';
const REASON = 'The clips show others who did not agree.';

// A project of its own: the player map shows whoever any other test puts there.
let mail: MailTest;
beforeAll(async () => {
  mail = await startMailTest({ tasksSecret: SECRET }, 'demo-suspension');
});
afterAll(() => mail.close());

const decide = ({ uid }: { uid: string }, decision: AccountDecision['decision'], reason = REASON) =>
  decideAccount(mail.service, { uid, decision, reason });
const readUser = async ({ uid }: TestPlayer) =>
  (await mail.service.firestore.doc(`users/${uid}`).get()).data();
const onTheMap = async () => (await mail.service.firestore.collection('mapPlayers').get()).size;

async function sweep() {
  const headers = { 'x-tasks-secret': SECRET };
  await send(mail.service.origin, { method: 'POST', path: '/tasks/mail-outbox', headers });
}

async function player(age = 25, changes: object = {}) {
  const someone = await testPlayer(mail.service);
  await someone.postJson('/account/registration', registration(mail.service, age, changes));
  return someone;
}

async function audited({ uid }: TestPlayer) {
  const { docs } = await privateAccountRef(mail.service.firestore, uid)
    .collection('audit')
    .orderBy('at')
    .get();
  return docs.map((entry) => [entry.get('action'), entry.get('reason')] as unknown[]);
}

test('a suspended account is seen by nobody and cannot be used; its player is told why and how to object', async () => {
  const owner = await player();
  await owner.postJson('/account/map-entry', { country: 'PT', city: 'Lisbon' });
  const made = await owner.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
  const cv = `/shared-cvs/${(made.json() as { path: string }).path.split('/').at(-1)}`;
  const seen = async () => (await send(mail.service.origin, { path: cv })).status;
  expect([await onTheMap(), await seen()]).toEqual([1, 200]);

  expect(await decide(owner, 'suspend')).toEqual({ changed: true, mailed: true });
  expect([await onTheMap(), await seen()]).toEqual([0, 410]);
  expect(await readUser(owner)).toMatchObject({ status: 'suspended', suspendedFrom: 'active' });
  const { tokensValidAfterTime = '' } = await mail.service.auth.getUser(owner.uid);
  expect((await readUser(owner))?.['sessionsFrom']).toBe(Date.parse(tokensValidAfterTime) / 1000);
  expect((await owner.get('/account')).status).toBe(401);
  expect((await mail.service.auth.getUser(owner.uid)).disabled).toBe(true);
  expect(await audited(owner)).toContainEqual(['account-suspended', REASON]);
  await sweep();
  const told = await mail.mails.next(owner.email, /^We suspended/);
  expect(told.words).toContain(REASON);
  expect(told.text).toContain('/contact-us?topic=support#write');

  expect(await decide(owner, 'restore', 'You were right.')).toEqual({ changed: true, mailed: true });
  expect(await seen()).toBe(200);
  const user = await readUser(owner);
  expect(user).toMatchObject({ status: 'active' });
  expect(user).not.toHaveProperty('suspendedFrom');
  expect((await mail.service.auth.getUser(owner.uid)).disabled).toBe(false);
  expect(await audited(owner)).toContainEqual(['account-restored', 'You were right.']);
  await sweep();
  expect((await mail.mails.next(owner.email, /^Your account is open again/)).text).toContain(
    'You were right.',
  );
});

test('no address of a file works while an account is closed, and its files come back with it', async () => {
  const owner = await player();
  const other = await player();
  const names = [`profilePictures/${owner.uid}`, `clips/${owner.uid}/0`, `clips/${owner.uid}/0/poster`];
  const theirs = `profilePictures/${other.uid}`;
  const address = (name: string) =>
    `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${mail.service.bucket().name}/o/${encodeURIComponent(name)}?alt=media&token=given-out`;
  const look = async (name: string) => {
    const answer = await fetch(address(name));
    await answer.arrayBuffer();
    return answer.status;
  };
  const metadata = { metadata: { firebaseStorageDownloadTokens: 'given-out' } };
  for (const name of [...names, theirs]) {
    await mail.service.bucket().file(name).save('bytes', { resumable: false, metadata });
  }
  const seen = () => Promise.all([...names, theirs].map(look));
  expect(await seen()).toEqual([200, 200, 200, 200]);
  for (let time = 0; time < 2; time += 1) {
    await decide(owner, 'suspend');
    expect(await seen()).toEqual([403, 403, 403, 200]);
  }
  const [found] = await mail.service.bucket().getFiles({ prefix: 'withheld/' });
  expect(found.map(({ name }) => name).sort()).toEqual(names.map((name) => `withheld/${name}`).sort());
  await decide(owner, 'restore');
  expect(await seen()).toEqual([200, 200, 200, 200]);
  await decide(owner, 'suspend');
  await eraseData({ ...mail.service, payments: null }, { uid: owner.uid, email: null, emailVerified: false });
  expect((await mail.service.bucket().getFiles({ prefix: 'withheld/' }))[0]).toEqual([]);
});

test('repeating a decision changes nothing and mails nobody, but brings the sign-in in line', async () => {
  const owner = await player();
  expect(await decide(owner, 'restore')).toEqual({ changed: false, mailed: false });
  await decide(owner, 'suspend');
  await mail.service.auth.updateUser(owner.uid, { disabled: false });
  expect(await decide(owner, 'suspend', 'Another reason.')).toEqual({ changed: false, mailed: false });
  expect((await mail.service.auth.getUser(owner.uid)).disabled).toBe(true);
  expect(await audited(owner)).not.toContainEqual(['account-suspended', 'Another reason.']);
});

test('a mail that was overtaken by the opposite decision is not sent', async () => {
  const owner = await player();
  await decide(owner, 'suspend', 'A mistake.');
  await decide(owner, 'restore', 'It was a mistake.');
  await sweep();
  expect((await mail.mails.next(owner.email, /^Your account is open again/)).text).toContain(
    'It was a mistake.',
  );
  expect(
    mail.mails.mails.filter(({ to }) => to.includes(owner.email)).map(({ subject }) => subject),
  ).not.toContain('We suspended your account');
});

test('an account that waited for a guardian waits again; what a guardian decides meanwhile lifts no suspension', async () => {
  const guardianEmail = 'parent@guardian.example';
  const child = await player(12, { guardianEmail });
  await decide(child, 'suspend');
  await decide(child, 'restore');
  expect(await readUser(child)).toMatchObject({ status: 'pending-guardian' });

  await decide(child, 'suspend');
  const link = linkIn(await mail.mails.next(guardianEmail, /asks for your agreement/));
  const approval = {
    decision: 'approve',
    name: 'Paula Fictiva',
    relationship: 'parent',
    textVersion: 'guardian-2026-11-b',
  };
  const token = link.searchParams.get('token') ?? '';
  expect((await postJson(mail.service.origin, `/guardian/requests/${token}`, approval)).status).toBe(200);
  expect(await readUser(child)).toMatchObject({ status: 'suspended', suspendedFrom: 'active' });
  await decide(child, 'restore');
  expect(await readUser(child)).toMatchObject({ status: 'active' });
});

test('there is nothing to decide about nobody, an unfinished registration, or an account that is being erased', async () => {
  expect(await decide({ uid: 'nobody' }, 'suspend')).toBeNull();
  expect(await decide(await testPlayer(mail.service), 'suspend')).toBeNull();
  const leaving = await player();
  await mail.service.firestore.doc(`accountDeletions/${leaving.uid}`).set({ startedAt: new Date(0) });
  expect(await decide(leaving, 'suspend')).toBeNull();
});
