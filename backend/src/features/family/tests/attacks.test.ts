import { DAY_MS } from '@skora/domain';
import { addressProofRef, firstProof } from '../../account';
import { mailboxKey } from '../../../lib/text/mailbox';
import { familyStory } from '../../../testing/family/family-story';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';

let current: MailTest;
let story: ReturnType<typeof familyStory>;
beforeEach(async () => {
  current = await startMailTest();
  story = familyStory(current);
});
afterEach(() => current.close());

const YEAR = 366 * DAY_MS;

/** Everything that can be asked about a child. */
const CALLS = (uid: string, request: string) =>
  [
    ['get', `/family/${uid}`],
    ['get', `/family/${uid}/cv?audience=coach`],
    ['get', `/family/${uid}/export`],
    ['post', `/family/${uid}/deletion`],
    ['delete', `/family/${uid}/deletion`],
    ['post', `/family/${uid}/payment-link`],
    ['post', `/family/${uid}/requests/${request}/withdrawal`],
    ['delete', `/family/${uid}/share-links/some-link`],
  ] as const;

type Person = Awaited<ReturnType<typeof testPlayer>>;

async function statuses(one: Person, uid: string, request: string) {
  const answers: number[] = [];
  for (const [method, path] of CALLS(uid, request)) answers.push((await one[method](path)).status);
  const decision = story.decisionOf('guardian-2026-11-b');
  answers.push((await story.decide(one, uid, request, decision)).status);
  answers.push((await one.postJson(`/family/${uid}/requests/${request}/contact`, { open: true })).status);
  answers.push((await story.agreeToPush(one, uid)).status);
  return [...new Set(answers)];
}

const consent = (uid: string) => current.service.firestore.doc(`guardianConsents/${uid}`);
const requestOf = async (uid: string) => (await consent(uid).get()).get('requestId') as string;

test('a stranger with a guardian’s account sees nothing of a child and changes nothing, however the uid was guessed', async () => {
  const child = await story.approvedChild(story.address());
  const stranger = await story.guardian();
  expect(await story.children(stranger)).toEqual([]);
  expect(await statuses(stranger, child.uid, await requestOf(child.uid))).toEqual([404]);
  expect(await statuses(stranger, 'nobody-at-all', 'x')).toEqual([404]);
  expect((await child.get('/account')).json()).toMatchObject({ status: 'active', deletion: null });
});

test('an address nobody has proven opens nothing', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const unproven = await story.guardian(email, { emailVerified: false });
  const answer = await unproven.get('/family');
  expect(answer.json()).toMatchObject({ status: 403, type: 'email-unverified' });
  expect(await statuses(unproven, child.uid, await requestOf(child.uid))).toEqual([403]);
});

test('an address that the identity provider alone calls verified opens nothing', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const stranger = await story.guardian(email, { emailVerified: false });
  // By a link of the provider's own, or because the owner has come by Google.
  await current.service.auth.updateUser(stranger.uid, { emailVerified: true });
  expect((await stranger.get('/family')).json()).toMatchObject({ status: 403, type: 'email-unverified' });
  expect(await statuses(stranger, child.uid, await requestOf(child.uid))).toEqual([403]);
});

test.each([
  ['player', 'active'],
  ['guardian', 'suspended'],
  ['guardian', 'pending-guardian'],
])('the same mailbox as %s, %s, is no guardian', async (role, status) => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const one = await story.guardian(email);
  await current.service.firestore.doc(`users/${one.uid}`).update({ role, status });
  expect((await one.get('/family')).json()).toMatchObject({ status: 403, type: 'guardians-only' });
  expect(await statuses(one, child.uid, await requestOf(child.uid))).toEqual([403]);
});

test('without a registration, or signed out, there is no family', async () => {
  const one = await testPlayer(current.service, { emailVerified: true });
  expect((await one.get('/family')).json()).toMatchObject({ status: 403, type: 'guardians-only' });
  const minor = await testPlayer(current.service, { emailVerified: true });
  const asGuardian = registration(current.service, 16, { role: 'guardian', country: 'GB' });
  expect((await minor.postJson('/account/registration', asGuardian)).status).toBe(422);
});

test('who moves to another address loses the children, and nobody gains them by an alike one', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const parent = await story.guardian(email);
  expect(await story.children(parent)).toHaveLength(1);
  const tagged = await story.guardian(email.replace('@', '+other@'));
  expect(await story.children(tagged)).toEqual([]);
  const moved = story.address();
  await parent.changeEmail(moved);
  await current.service.auth.updateUser(parent.uid, { emailVerified: true });
  // The session began with the earlier address, which counts until the change is done.
  const keys = [email, moved].flatMap((address) => firstProof(address).keys);
  await addressProofRef(current.service.firestore, parent.uid).set({ keys });
  expect(await story.children(parent)).toEqual([]);
  expect(await statuses(parent, child.uid, await requestOf(child.uid))).toEqual([404]);
});

test('a child who takes over the guardian’s mailbox, or has it with a tag, decides nothing', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const parent = await story.guardian(email);
  await child.changeEmail(email.replace('@', '+kid@'));
  expect(await story.children(parent)).toEqual([]);
});

test('a stranger whose address a child gave by mistake sees the question and nothing else', async () => {
  const email = story.address();
  const child = await story.waitingChild(email);
  const stranger = await story.guardian(email);
  const [shown] = await story.children(stranger);
  expect(shown).toMatchObject({ name: 'Mara F.', bond: null, plan: null, deletion: null });
  const [, cv, data, deletion] = CALLS(child.uid, 'x');
  expect((await stranger.get(cv[1])).status).toBe(404);
  expect((await stranger.get(data[1])).status).toBe(404);
  expect((await stranger.post(deletion[1])).status).toBe(404);
  const request = await requestOf(child.uid);
  const refusal = story.decisionOf('guardian-2026-11-b', 'decline');
  expect((await story.decide(stranger, child.uid, request, refusal)).status).toBe(200);
  expect(await story.children(stranger)).toEqual([]);
});

test('who agreed to sharing has no right to the data, nor to delete', async () => {
  const email = story.address();
  const child = await story.askingChild(email);
  await story.answerMail(email, /would like to share/, 'publish-2026-11-b');
  const parent = await story.guardian(email);
  expect(await story.children(parent)).toMatchObject([{ bond: 'agreed' }]);
  expect((await parent.get(`/family/${child.uid}/export`)).status).toBe(404);
  expect((await parent.post(`/family/${child.uid}/deletion`)).status).toBe(404);
});

test('beside who agreed to the account nobody counts, also with an agreement to sharing of another', async () => {
  const child = await story.approvedChild(story.address());
  const other = story.address();
  await current.service.firestore.doc(`publishConsents/${child.uid}`).set({
    ...(await consent(child.uid).get()).data(),
    ...{ email: other, requestId: 'forged', status: 'approved' },
    mailbox: mailboxKey(other),
  });
  const parent = await story.guardian(other);
  expect(await story.children(parent)).toEqual([]);
  expect(await statuses(parent, child.uid, 'forged')).toEqual([404]);
});

test('from 18 on a guardian sees and decides nothing', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const parent = await story.guardian(email);
  current.service.advance(6 * YEAR);
  expect(await story.children(parent)).toEqual([]);
  expect(await statuses(parent, child.uid, await requestOf(child.uid))).toEqual([404]);
});

test('deleting needs the password of just now, and a copy of the data is given five times an hour', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const parent = await story.guardian(email, { signedInAgo: 600 });
  const refused = await parent.post(`/family/${child.uid}/deletion`);
  expect(refused.json()).toMatchObject({ status: 403, type: 'recent-sign-in-required' });
  const given: number[] = [];
  for (let copy = 0; copy < 6; copy += 1)
    given.push((await parent.get(`/family/${child.uid}/export`)).status);
  expect(given).toEqual([200, 200, 200, 200, 200, 429]);
});

test('one question answered twice at the same moment is answered once', async () => {
  const email = story.address();
  const child = await story.waitingChild(email);
  const parent = await story.guardian(email);
  const request = await requestOf(child.uid);
  const answers = await Promise.all([
    story.decide(parent, child.uid, request, story.decisionOf('guardian-2026-11-b')),
    story.answerMail(email, /asks for your agreement/, 'guardian-2026-11-b', 'decline'),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
