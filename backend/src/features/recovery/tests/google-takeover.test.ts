import { decideAccount } from '../../suspension';
import { googlePerson, passwordSession } from '../../../testing/identity/identity-sessions';
import { newAddress, startGoogleStory, type GoogleStory } from '../../../testing/identity/google-story';
import { postJson } from '../../../testing/send';
import { registration } from '../../../testing/test-player';
import { startAnew } from '../anew/start-anew';

let story: GoogleStory;
beforeAll(async () => {
  story = await startGoogleStory();
});
afterAll(() => story.close());

const doc = (path: string) => story.service.firestore.doc(path);
const NEW = { status: 'incomplete', role: null, emailVerified: true, guardianship: null, startedAnew: true };

test('what somebody else registered does not survive the owner’s log-in with Google', async () => {
  const attacker = await story.registrant();
  await attacker.postJson('/account/email-change', { newEmail: newAddress() });
  const signIn = googlePerson(story.service, attacker.email);
  const second = Math.floor(Date.now() / 1000);
  const { first, now, account } = await story.comeIn(signIn);
  expect(first.uid).toBe(attacker.uid);
  expect(now.uid).not.toBe(attacker.uid);
  expect(account).toMatchObject(NEW);
  expect(await story.service.auth.getUser(now.uid)).toMatchObject({
    email: attacker.email,
    emailVerified: true,
    displayName: 'Gina Google',
    providerData: [expect.objectContaining({ providerId: 'google.com' })],
  });

  for (const gone of [attacker, first]) {
    expect((await gone.get('/account')).status).toBe(401);
    expect((await gone.postJson('/account/registration', registration(story.service, 30))).status).toBe(401);
  }
  await expect(passwordSession(story.service, { email: attacker.email, isNew: false })).rejects.toThrow();
  const record = await doc(`users/${attacker.uid}`).get();
  expect(record.get('sessionsFrom')).toBeGreaterThanOrEqual(second);

  expect(await story.run('due-deletions')).toMatchObject({ deleted: 1, failed: 0 });
  const left = ['users', 'privateAccounts', 'profiles', 'addressProofs'].map((name) =>
    doc(`${name}/${attacker.uid}`),
  );
  expect((await story.service.firestore.getAll(...left)).filter(({ exists }) => exists)).toEqual([]);

  await story.register(now);
  const kept = await story.comeIn(signIn);
  expect(kept.first.uid).toBe(now.uid);
  expect(kept.account).toMatchObject({ status: 'active' });
  expect(kept.account).not.toHaveProperty('startedAnew');
});

test('whatever is asked first, it starts anew and does nothing else', async () => {
  const attacker = await story.registrant();
  const owner = await googlePerson(story.service, attacker.email)();
  const answer = await owner.postJson('/account/email-change', { newEmail: newAddress() });
  expect(answer.status).toBe(401);
  expect((await story.service.auth.getUserByEmail(attacker.email)).uid).not.toBe(attacker.uid);
});

test('a sign-in that nobody finished the registration of ends too', async () => {
  const attacker = await passwordSession(story.service);
  await story.service.auth.updateUser(attacker.uid, { displayName: 'Somebody else' });
  // Older than any log-in that begins an identity.
  await story.backdate(attacker.uid);
  const { now, account } = await story.comeIn(googlePerson(story.service, attacker.email));
  expect(now.uid).not.toBe(attacker.uid);
  expect(account).toMatchObject(NEW);
  expect((await attacker.postJson('/account/registration', registration(story.service, 30))).status).toBe(
    401,
  );
});

test('a proof of another address proves nothing', async () => {
  const attacker = await story.registrant();
  await story.prove(attacker);
  const email = newAddress();
  await story.service.auth.updateUser(attacker.uid, { email, emailVerified: false });
  expect((await story.comeIn(googlePerson(story.service, email))).now.uid).not.toBe(attacker.uid);
});

test('two first requests at the same time begin one account', async () => {
  const attacker = await story.registrant();
  const signIn = googlePerson(story.service, attacker.email);
  const owner = await signIn();
  const answers = await Promise.all([owner.get('/account'), owner.get('/account')]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  const { now, first, account } = await story.comeIn(signIn);
  expect(now.uid).toBe(first.uid);
  expect(account).toMatchObject(NEW);
});

test('who registers the address once more in between gets nothing', async () => {
  const attacker = await story.registrant();
  const again = await story.registrant();
  const { auth } = story.service;
  const beginning = { identity: {}, isTold: true };
  const deps = { ...story.service, log: { error: () => undefined } };
  const begun = await startAnew(deps, { uid: attacker.uid, email: again.email }, beginning);
  expect(await auth.getUserByEmail(again.email)).toMatchObject({ uid: begun, emailVerified: true });
  for (const gone of [attacker, again]) expect((await gone.get('/account')).status).toBe(401);
});

test('a reset starts anew, too, what only the identity provider calls verified', async () => {
  const attacker = await story.registrant();
  await googlePerson(story.service, attacker.email)();
  await postJson(story.service.origin, '/account/password-reset-mail', { email: attacker.email });
  const code = await story.codeMailedTo(attacker.email, /^Choose a new password/);
  const check = await postJson(story.service.origin, '/account/password-reset-check', { code });
  expect(check.json()).toMatchObject({ startsAnew: true });
  const chosen = { code, password: 'another long passphrase' };
  expect((await postJson(story.service.origin, '/account/password-reset', chosen)).status).toBe(200);
  expect((await story.service.auth.getUserByEmail(attacker.email)).uid).not.toBe(attacker.uid);
});

test('a suspended account does not start anew', async () => {
  const player = await story.registrant();
  const owner = await googlePerson(story.service, player.email)();
  await decideAccount(story.service, { uid: player.uid, decision: 'suspend', reason: 'A test.' });
  expect((await owner.get('/account')).status).toBe(401);
  expect((await story.service.auth.getUserByEmail(player.email)).uid).toBe(player.uid);
});
