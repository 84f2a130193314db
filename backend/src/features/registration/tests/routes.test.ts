import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { birthdayAt } from '../../account';
import { emailAddressKey } from '../../../lib/text/email-address';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const PATH = '/account/registration';

async function stored(uid: string) {
  const [user, account, profile] = await service.firestore.getAll(
    service.firestore.doc(`users/${uid}`),
    service.firestore.doc(`privateAccounts/${uid}`),
    service.firestore.doc(`profiles/${uid}`),
  );
  return { user: user?.data(), account: account?.data(), profile: profile?.data() };
}

function register(player: TestPlayer, age: number, changes: object = {}) {
  return player.postJson(PATH, registration(service, age, changes));
}

test('an adult gets a record, a private account, a profile and the verification mail', async () => {
  const player = await testPlayer(service);
  const body = registration(service, 20);
  const answer = await player.postJson(PATH, body);
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({
    status: 'active',
    missing: [],
    role: 'player',
    emailVerified: false,
    privateByDefault: false,
    guardianship: null,
    deletion: null,
    createdAt: expect.any(String),
  });
  const at = expect.any(Timestamp);
  const { user, account, profile } = await stored(player.uid);
  expect(user).toEqual({
    tierLevel: 'tier0',
    createdAt: at,
    role: 'player',
    status: 'active',
    privateByDefault: false,
    addressKeys: [],
    measuresFrom: Timestamp.fromMillis(birthdayAt(body.dateOfBirth, 5)),
  });
  expect(account).toEqual({
    displayName: 'Mara Fictiva',
    dateOfBirth: body.dateOfBirth,
    country: 'DE',
    registeredAt: at,
    consents: [{ textVersion: 'terms-2026-11', action: 'given', by: 'self', at }],
  });
  expect(profile).toEqual({ displayName: 'Mara Fictiva', country: 'DE', schemaVersion: 1, updatedAt: at });
  const audit = await service.firestore.collection(`privateAccounts/${player.uid}/audit`).get();
  expect(audit.docs.map((entry) => entry.get('action') as string)).toEqual(['registered']);

  const link = linkIn(await mails.next(player.email, /^Verify/));
  expect(link.origin + link.pathname).toBe('https://skora.example/auth-action');
  expect(link.searchParams.get('mode')).toBe('verifyEmail');
  expect(link.searchParams.get('oobCode')).toMatch(/^[\w-]{20,}$/);
});

test('repeating it, also at the same time and with another birth date, changes nothing', async () => {
  const player = await testPlayer(service);
  const first = await Promise.all([register(player, 20), register(player, 20)]);
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  const before = await stored(player.uid);
  const again = await register(player, 40, { displayName: 'Somebody Else', role: 'guardian' });
  expect(again.json()).toMatchObject({ status: 'active', role: 'player' });
  expect(await stored(player.uid)).toEqual(before);
});

test('a half-made account is completed and keeps its tier and profile', async () => {
  const player = await testPlayer(service);
  await service.firestore.doc(`users/${player.uid}`).set({ tierLevel: 'tier2' });
  await service.firestore.doc(`profiles/${player.uid}`).set({ displayName: 'Own Name' });
  expect((await player.get('/account')).json()).toMatchObject({
    status: 'incomplete',
    missing: ['displayName', 'dateOfBirth', 'country', 'role', 'terms'],
    role: null,
    privateByDefault: true,
  });
  expect((await register(player, 17)).status).toBe(200);
  const { user, profile } = await stored(player.uid);
  expect(user).toMatchObject({ tierLevel: 'tier2', status: 'active', privateByDefault: true });
  expect(profile).toEqual({ displayName: 'Own Name' });
});

test('below the consent age of the country a guardian is needed and asked, and nothing is public or begun', async () => {
  const player = await testPlayer(service);
  const refused = await register(player, 15);
  expect(refused.status).toBe(422);
  expect(refused.json()).toMatchObject({
    type: 'guardian-required',
    errors: [{ at: 'body/guardianEmail', message: 'is needed' }],
  });
  expect(await stored(player.uid)).toEqual({});

  const guardianEmail = `${randomUUID()}@parent.example`;
  const answer = await register(player, 15, { guardianEmail, newsletter: true });
  expect(answer.json()).toMatchObject({
    status: 'pending-guardian',
    privateByDefault: true,
    guardianship: {
      status: 'pending',
      guardianEmail: `${guardianEmail.slice(0, 1)}•••@parent.example`,
      decidedAt: null,
    },
  });
  const { user, profile } = await stored(player.uid);
  expect(user).toMatchObject({ status: 'pending-guardian', privateByDefault: true });
  expect(profile).toBeUndefined();
  const digest = service.firestore.doc(`newsletterSubscribers/${emailAddressKey(player.email)}`);
  expect((await digest.get()).exists).toBe(false);
  const mail = await mails.next(guardianEmail, /^Mara F\. asks/);
  expect(linkIn(mail).pathname).toBe('/guardian-approval');
  expect(mail.text + mail.html).not.toContain('Fictiva');
});

test('who was told that a guardian is needed cannot answer with another age', async () => {
  const player = await testPlayer(service);
  expect((await register(player, 12)).status).toBe(422);
  const older = await register(player, 30);
  expect(older.json()).toMatchObject({ status: 422, type: 'guardian-required' });
  expect((await register(player, 30, { role: 'guardian' })).status).toBe(422);
  const answer = await register(player, 30, { guardianEmail: 'p@parent.example' });
  expect(answer.json()).toMatchObject({ status: 'pending-guardian', privateByDefault: true });
});

test.each([
  ['GB', 13, 'active'],
  ['FR', 15, 'active'],
  ['DE', 16, 'active'],
  ['GB', 12, 'guardian'],
  ['FR', 14, 'guardian'],
  ['BR', 15, 'guardian'],
])('in %s somebody of %i is %s', async (country, age, expected) => {
  const answer = await register(await testPlayer(service), age, { country });
  expect(answer.json()).toMatchObject(
    expected === 'active' ? { status: 'active', privateByDefault: true } : { type: 'guardian-required' },
  );
});

test('a guardian’s address that is not needed is not kept', async () => {
  const player = await testPlayer(service);
  const answer = await register(player, 20, { guardianEmail: 'p@parent.example' });
  expect(answer.json()).toMatchObject({ status: 'active', guardianship: null });
  expect((await service.firestore.doc(`guardianConsents/${player.uid}`).get()).exists).toBe(false);
});

test('a guardian account is for adults', async () => {
  const young = await register(await testPlayer(service), 17, { role: 'guardian' });
  expect(young.json()).toMatchObject({ status: 422, errors: [{ at: 'body/role' }] });
  const adult = await register(await testPlayer(service), 18, { role: 'guardian' });
  expect(adult.json()).toMatchObject({ status: 'active', role: 'guardian' });
});

test('a wish for the digest is stored from 16 on', async () => {
  const wishes = async (age: number) => {
    const player = await testPlayer(service);
    await register(player, age, { country: 'GB', newsletter: true });
    const entry = service.firestore.doc(`newsletterSubscribers/${emailAddressKey(player.email)}`);
    return (await entry.get()).get('status') as string | undefined;
  };
  expect(await wishes(16)).toBe('pending');
  expect(await wishes(15)).toBeUndefined();
});

const invalid: [name: string, status: number, changes: object, at: string][] = [
  ['no terms', 400, { terms: undefined }, 'body'],
  ['other terms', 400, { terms: { version: 'terms-1999' } }, 'body/terms/version'],
  ['a role of its own', 400, { role: 'admin' }, 'body/role'],
  ['a tier', 400, { tierLevel: 'tier4' }, 'body'],
  ['a status', 400, { status: 'active' }, 'body'],
  ['a number for the birth date', 400, { dateOfBirth: 19900101 }, 'body/dateOfBirth'],
  ['30 February', 422, { dateOfBirth: '2000-02-30' }, 'body/dateOfBirth'],
  ['a birth in the future', 422, { dateOfBirth: '2999-01-01' }, 'body/dateOfBirth'],
  ['an age of 200', 422, { dateOfBirth: '1826-01-01' }, 'body/dateOfBirth'],
  ['text for the birth date', 422, { dateOfBirth: 'yesterday.' }, 'body/dateOfBirth'],
  ['a country that is none', 422, { country: 'ZZ' }, 'body/country'],
  ['a small country', 400, { country: 'de' }, 'body/country'],
  ['an empty name', 400, { displayName: '' }, 'body/displayName'],
  ['81 characters of name', 400, { displayName: 'a'.repeat(81) }, 'body/displayName'],
  ['a name of two lines', 422, { displayName: 'Mara\nFictiva' }, 'body/displayName'],
  ['a reversed name', 422, { displayName: 'Mara\u202eavitciF' }, 'body/displayName'],
  ['a name with spaces around', 422, { displayName: ' Mara ' }, 'body/displayName'],
  ['a guardian that is no address', 422, { guardianEmail: 'parent' }, 'body/guardianEmail'],
  ['a guardian with a header', 422, { guardianEmail: 'a@b.cd\r\nBcc: x@y.zz' }, 'body/guardianEmail'],
  ['two guardians', 422, { guardianEmail: 'a@b.cd,c@d.ef' }, 'body/guardianEmail'],
];

test.each(invalid)('%s is refused with %i', async (_name, status, changes, at) => {
  const player = await testPlayer(service);
  const answer = await register(player, 12, { guardianEmail: 'p@parent.example', ...changes });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ errors: [{ at }] });
  expect(await stored(player.uid)).toEqual({});
});

test('a player cannot be the own guardian, not even by a tagged address', async () => {
  const player = await testPlayer(service);
  for (const guardianEmail of [
    player.email,
    player.email.toUpperCase(),
    player.email.replace('@', '+mum@'),
  ]) {
    const answer = await register(player, 12, { guardianEmail });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ at: 'body/guardianEmail' }] });
  }
});

test('somebody signed out cannot register', async () => {
  const stranger = await testPlayer(service);
  await service.auth.deleteUser(stranger.uid);
  expect((await register(stranger, 20)).status).toBe(401);
  expect((await stranger.get('/account')).status).toBe(401);
});
