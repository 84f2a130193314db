import { googlePerson, passwordSession } from '../../../testing/identity/identity-sessions';
import { newAddress, startGoogleStory, type GoogleStory } from '../../../testing/identity/google-story';
import { postJson } from '../../../testing/send';

let story: GoogleStory;
beforeAll(async () => {
  story = await startGoogleStory();
});
afterAll(() => story.close());

test('a proven address keeps its account when Google is added', async () => {
  const player = await story.registrant();
  await story.prove(player);
  const { now, account } = await story.comeIn(googlePerson(story.service, player.email));
  expect(now.uid).toBe(player.uid);
  expect(account).toMatchObject({ status: 'active', emailVerified: true });
  expect(
    (await story.service.auth.getUser(player.uid)).providerData.map(({ providerId }) => providerId).sort(),
  ).toEqual(['google.com', 'password']);
});

test('an address proven before the registration keeps its account', async () => {
  const player = await passwordSession(story.service);
  expect((await player.post('/account/verification-mail')).status).toBe(200);
  await story.prove(player);
  await story.register(player);
  expect((await story.comeIn(googlePerson(story.service, player.email))).now.uid).toBe(player.uid);
});

test('an address proven by a change of address keeps its account', async () => {
  const player = await story.registrant();
  const newEmail = newAddress();
  expect((await player.postJson('/account/email-change', { newEmail })).status).toBe(200);
  await story.prove(player, newEmail, /^Verify your new/);
  const { now, account } = await story.comeIn(googlePerson(story.service, newEmail));
  expect(now.uid).toBe(player.uid);
  expect(account).toMatchObject({ status: 'active' });
});

test('an address proven by a reset keeps its account', async () => {
  const { email } = await story.registrant();
  await postJson(story.service.origin, '/account/password-reset-mail', { email });
  const code = await story.codeMailedTo(email, /^Choose a new password/);
  const chosen = { code, password: 'a long passphrase' };
  expect((await postJson(story.service.origin, '/account/password-reset', chosen)).status).toBe(200);
  const { now, account } = await story.comeIn(googlePerson(story.service, email));
  const password = await passwordSession(story.service, { email, isNew: false });
  expect(now.uid).toBe(password.uid);
  expect(account).not.toHaveProperty('startedAnew');
});

test('who begins by Google keeps the account from the first moment', async () => {
  const signIn = googlePerson(story.service, newAddress());
  const { first, now, account } = await story.comeIn(signIn);
  expect(now.uid).toBe(first.uid);
  expect(account).toMatchObject({ status: 'incomplete' });
  expect(account).not.toHaveProperty('startedAnew');
  await story.backdate(now.uid);
  expect((await story.comeIn(signIn)).now.uid).toBe(first.uid);
  await story.register(now);
  expect((await story.comeIn(signIn)).account).toMatchObject({ status: 'active' });
});

const doc = (path: string) => story.service.firestore.doc(path);

describe('accounts older than our record of proofs', () => {
  async function older(email: string, emailVerified: boolean) {
    const { uid } = await story.service.auth.createUser({
      email,
      emailVerified,
      password: 'a long passphrase',
    });
    await doc(`users/${uid}`).set({ tierLevel: 'tier0', status: 'active', role: 'player' });
    await doc(`privateAccounts/${uid}`).set({
      displayName: 'Mara Fictiva',
      dateOfBirth: '2000-01-01',
      country: 'DE',
    });
    return uid;
  }

  test('are taken as they are when the task finds them', async () => {
    const [proven, unproven, late] = [newAddress(), newAddress(), newAddress()];
    const provenUid = await older(proven, true);
    const unprovenUid = await older(unproven, false);
    expect(await story.run('lost-sign-ins')).toMatchObject({ failed: 0 });
    const lateUid = await older(late, false);
    expect((await story.comeIn(googlePerson(story.service, proven))).now.uid).toBe(provenUid);
    expect((await story.comeIn(googlePerson(story.service, unproven))).now.uid).not.toBe(unprovenUid);
    // Nothing is known of it: to begin anew would cost people their accounts who have proven the address.
    expect((await story.comeIn(googlePerson(story.service, late))).now.uid).toBe(lateUid);
  });
});
