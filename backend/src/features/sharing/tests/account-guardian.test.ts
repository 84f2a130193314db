import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { endSharingWait } from '../../../testing/end-sharing-wait';
import { written, contactStory } from '../../../testing/contact-story';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';

const MINUTE = 60_000;
const LINK = { label: 'Trial in May', audience: 'link', days: 30 };
const DECIDES = {
  status: 422,
  type: 'guardian-decides',
  errors: [{ at: 'body/guardianEmail', message: expect.stringContaining('decides') as string }],
};
const OWN = { status: 422, errors: [{ at: 'body/guardianEmail' }] };

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
let story: ReturnType<typeof contactStory>;
beforeEach(async () => {
  ({ mails, service, close } = await startMailTest({ tasksSecret: 'of the tests' }, `demo-${randomUUID()}`));
  story = contactStory({ mails, service });
});
afterEach(() => close());

type Player = Awaited<ReturnType<typeof testPlayer>>;

const address = (name = randomUUID()) => `${name}@parent.example`;
const tokenTo = async (to: string, subject: RegExp) =>
  linkIn(await mails.next(to, subject)).searchParams.get('token') ?? '';
const decide = (token: string, textVersion: string, change: object = {}) =>
  postJson(service.origin, `/guardian/requests/${token}`, {
    ...{ decision: 'approve', name: 'Paula Fictiva', relationship: 'parent', textVersion },
    ...change,
  });
const revoke = (token: string) =>
  send(service.origin, { method: 'POST', path: `/guardian/requests/${token}/revoke` });
const askSharing = (player: Player, guardianEmail?: string) => {
  service.advance(MINUTE);
  return player.postJson('/cv/publishing-requests', guardianEmail === undefined ? {} : { guardianEmail });
};
const askAccount = (player: Player, guardianEmail?: string) => {
  service.advance(MINUTE);
  return player.postJson('/account/guardian-request', guardianEmail === undefined ? {} : { guardianEmail });
};
const agreeToSharing = async (to: string, change: object = {}) =>
  decide(await tokenTo(to, /would like to share/), 'publish-2026-11-b', change);

/** A player who waits for the guardian of the account. */
async function waiting(age = 15) {
  const player = await testPlayer(service, { emailVerified: true });
  const guardian = address();
  await player.postJson(
    '/account/registration',
    registration(service, age, { country: 'DE', guardianEmail: guardian }),
  );
  return { player, guardian, token: await tokenTo(guardian, /asks for your agreement/) };
}

/** A player whose account a guardian opened. */
async function opened(age = 15) {
  const found = await waiting(age);
  await decide(found.token, 'guardian-2026-11-b');
  return { ...found, revocation: await tokenTo(found.guardian, /^You approved/) };
}

/** Makes a waiting player old enough for an account of one's own; what the player told before is forgotten. */
async function becomeOldEnough(uid: string) {
  await service.firestore.doc(`privateAccounts/${uid}`).update({ country: 'GB' });
  await service.firestore.doc(`ageGates/${uid}`).delete();
}

async function growUp() {
  const headers = { 'x-tasks-secret': 'of the tests' };
  return (await send(service.origin, { method: 'POST', path: '/tasks/grown-accounts', headers })).json();
}

test('who agreed to the account is asked about sharing, and no other address, however the own one is spelled', async () => {
  const { player, guardian } = await opened();
  expect((await player.get('/cv/links')).json()).toMatchObject({ guardianDecides: true, approval: null });
  const tagged = player.email.replace('@', '+mum@');
  for (const other of [address(), guardian.replace('@', '.x@')]) {
    expect((await askSharing(player, other)).json()).toMatchObject(DECIDES);
  }
  expect((await askSharing(player, tagged)).json()).toMatchObject(OWN);
  expect((await askSharing(player, player.email.toUpperCase())).json()).toMatchObject(OWN);
  // A tag of the guardian's leads to the very address that agreed.
  expect((await askSharing(player, guardian.replace('@', '+tag@').toUpperCase())).status).toBe(200);
  expect((await agreeToSharing(guardian, { contact: true })).status).toBe(200);
  await endSharingWait(service, player.uid);
  expect((await player.postJson('/cv/links', LINK)).status).toBe(201);
  expect((await askSharing(player, address())).status).toBe(409);
});

test('two requests at once reach the guardian alone', async () => {
  const { player } = await opened();
  const other = address();
  service.advance(MINUTE);
  const bodies = [{ guardianEmail: other }, {}, { guardianEmail: other }];
  const answers = await Promise.all(bodies.map((body) => player.postJson('/cv/publishing-requests', body)));
  expect(answers.map(({ status }) => status)).toEqual([422, 200, 422]);
  await story.settled();
  expect(story.subjectsTo(other)).toEqual([]);
});

test('an own mailbox that agreed to sharing counts for nothing once the guardian agrees to the account', async () => {
  const { player, guardian, token } = await waiting();
  const own = address();
  const uid = player.uid;
  // Open by age while the guardian’s link still works.
  await becomeOldEnough(uid);
  expect(await growUp()).toEqual({ opened: 1, followed: 0, left: 0, failed: 0 });
  expect((await askSharing(player, own)).status).toBe(200);
  await agreeToSharing(own, { contact: true });
  await endSharingWait(service, uid);
  const made = (await player.postJson('/cv/links', LINK)).json() as { path: string };
  const shared = made.path.split('/').at(-1) ?? '';
  const back = await tokenTo(own, /^You agreed/);
  const pending = await story.writeAndOpen(shared, written());
  const accepted = await story.passOn(shared, own);

  expect((await decide(token, 'guardian-2026-11-b')).status).toBe(200);
  expect((await send(service.origin, { path: `/shared-cvs/${shared}` })).status).toBe(410);
  expect((await story.prove(pending)).status).toBe(410);
  expect((await story.answer(accepted, 'accept')).status).toBe(410);
  expect((await player.postJson('/cv/links', LINK)).status).toBe(403);
  expect((await send(service.origin, { path: `/guardian/requests/${back}` })).json()).toMatchObject({
    type: 'link-replaced',
  });
  expect((await player.get('/cv/links')).json()).toMatchObject({ guardianDecides: true, approval: null });
  expect((await askSharing(player)).status).toBe(200);
  expect((await agreeToSharing(guardian)).status).toBe(200);
});

test('a question to another mailbox from before cannot be answered in the guardian’s place', async () => {
  const { player, token } = await waiting();
  await becomeOldEnough(player.uid);
  await growUp();
  const own = address();
  await askSharing(player, own);
  const asked = await tokenTo(own, /would like to share/);
  await decide(token, 'guardian-2026-11-b');
  expect((await decide(asked, 'publish-2026-11-b')).json()).toMatchObject({ type: 'link-replaced' });
});

test('a guardian who withdrew stays the guardian: of the account, of sharing, and when it opens by age', async () => {
  const { player, guardian, revocation } = await opened();
  await askSharing(player);
  await agreeToSharing(guardian, { contact: true });
  await endSharingWait(service, player.uid);
  const shared = (await player.postJson('/cv/links', LINK)).json() as { path: string };
  expect((await revoke(revocation)).status).toBe(200);
  expect((await askSharing(player)).status).toBe(403);
  expect((await player.get('/account')).json()).toMatchObject({ guardianship: { decides: true } });
  expect((await askAccount(player, address())).json()).toMatchObject(DECIDES);
  // Asked again and declined, the first answer is overwritten; it still tells who the guardian is.
  expect((await askAccount(player)).status).toBe(200);
  expect((await askAccount(player, address())).json()).toMatchObject(DECIDES);
  const again = await tokenTo(guardian, /asks for your agreement/);
  expect((await decide(again, 'guardian-2026-11-b', { decision: 'decline' })).status).toBe(200);
  expect((await askAccount(player, address())).json()).toMatchObject(DECIDES);

  service.advance(366 * DAY_MS);
  expect(await growUp()).toEqual({ opened: 1, followed: 0, left: 0, failed: 0 });
  expect((await player.get('/cv/links')).json()).toMatchObject({ approval: { status: 'revoked' } });
  expect((await player.postJson('/cv/links', LINK)).status).toBe(403);
  expect((await send(service.origin, { path: shared.path.replace('/cv/', '/shared-cvs/') })).status).toBe(
    410,
  );
  expect((await askSharing(player, address())).json()).toMatchObject(DECIDES);
  const account = await service.firestore.doc(`privateAccounts/${player.uid}`).get();
  expect(account.get('consents')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ textVersion: 'publish-2026-11-b', action: 'withdrawn' }),
    ]),
  );
});

test('who was declined may still have named the wrong address', async () => {
  const { player, token } = await waiting();
  await decide(token, 'guardian-2026-11-b', { decision: 'decline' });
  expect((await player.get('/account')).json()).toMatchObject({ guardianship: { decides: false } });
  expect((await askAccount(player, address())).status).toBe(200);
});

test('a mailbox that became the player’s own is asked no more, also when nothing is typed', async () => {
  const { player, guardian } = await waiting();
  await player.changeEmail(guardian.replace('@', '+me@'));
  expect((await askAccount(player)).json()).toMatchObject(OWN);
  const grown = await testPlayer(service, { emailVerified: true });
  await grown.postJson('/account/registration', registration(service, 16, { country: 'GB' }));
  const second = address();
  expect((await askSharing(grown, second)).status).toBe(200);
  await grown.changeEmail(second);
  expect((await askSharing(grown)).json()).toMatchObject(OWN);

  const child = await opened();
  await child.player.changeEmail(address());
  expect((await askSharing(child.player, child.player.email)).json()).toMatchObject(DECIDES);
});
