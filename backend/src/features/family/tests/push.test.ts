import { eraseData } from '../../../app/data-owners';
import { familyStory } from '../../../testing/family/family-story';
import { send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import type { TestPlayer } from '../../../testing/test-player';

let current: MailTest;
let story: ReturnType<typeof familyStory>;
beforeAll(async () => {
  current = await startMailTest();
  story = familyStory(current);
});
afterAll(() => current.close());

/** What the player reads on the page of the notifications. */
async function standing(one: TestPlayer) {
  const { push } = (await one.get('/notifications/settings')).json() as { push: { standing: string } };
  return push.standing;
}

async function consentsOf({ uid }: TestPlayer) {
  const account = await current.service.firestore.doc(`privateAccounts/${uid}`).get();
  const consents = account.get('consents') as { textVersion: string; action: string; name?: string }[];
  return consents
    .filter(({ textVersion }) => textVersion === 'push-2026-11')
    .map(({ action, name }) => [action, name]);
}

const requestOf = async ({ uid }: TestPlayer) =>
  (await current.service.firestore.doc(`pushConsents/${uid}`).get()).get('requestId') as string;
const withdraw = async (parent: TestPlayer, child: TestPlayer, request: string) =>
  parent.post(`/family/${child.uid}/requests/${request}/withdrawal`);

test('a guardian agrees at home: it is written down, told, listed, and withdrawn as the others are', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const parent = await story.guardian(email);
  expect(await story.children(parent)).toMatchObject([{ push: { agreed: false } }]);
  expect(await standing(child)).toBe('guardian');

  expect((await story.agreeToPush(parent, child.uid)).status).toBe(200);
  expect(await standing(child)).toBe('open');
  expect(await consentsOf(child)).toEqual([['given', 'Paula Fictiva']]);
  await current.mails.next(child.email, /^You may get messages on your phone/);
  expect((await child.get('/notifications')).json()).toMatchObject({
    notifications: [
      { title: 'Your parent or guardian has decided', path: '/notifications' },
      { text: 'They agreed. Your account is open.' },
    ],
  });
  expect(await story.child(parent, child.uid)).toMatchObject({
    push: { agreed: true },
    overview: { agreements: [{ subject: 'account' }, { subject: 'push', purpose: 'revoke' }] },
  });
  expect((await story.agreeToPush(parent, child.uid)).json()).toMatchObject({ type: 'already-decided' });

  expect((await withdraw(parent, child, await requestOf(child))).status).toBe(200);
  expect(await standing(child)).toBe('guardian');
  expect(await consentsOf(child)).toEqual([
    ['given', 'Paula Fictiva'],
    ['withdrawn', 'Paula Fictiva'],
  ]);
  await current.mails.next(child.email, /^You get no more messages on your phone/);
  expect((await child.get('/account/export')).text).toContain('push-2026-11');
});

test('the agreement ends with the account, with sharing, and with the link it was given by', async () => {
  const email = story.address();
  const first = await story.approvedChild(email);
  const parent = await story.guardian(email);
  const asking = await story.askingChild(email);
  await story.answerMail(email, /would like to share/, 'publish-2026-11-b');
  const linked = await story.linkedChild(parent);
  for (const { uid } of [first, asking, linked])
    expect((await story.agreeToPush(parent, uid)).status).toBe(200);
  const account = await current.service.firestore.doc(`guardianConsents/${first.uid}`).get();
  const sharing = await current.service.firestore.doc(`publishConsents/${asking.uid}`).get();
  const onAsking = await requestOf(asking);
  await withdraw(parent, first, account.get('requestId') as string);
  await withdraw(parent, asking, sharing.get('requestId') as string);
  await linked.delete('/account/family-link');
  for (const child of [first, asking, linked]) {
    expect((await consentsOf(child)).map(([action]) => action)).toEqual(['given', 'withdrawn']);
  }
  expect(await Promise.all([asking, linked].map(standing))).toEqual(['guardian', 'guardian']);
  // Who is no guardian any more neither agrees again nor learns what stands.
  expect((await story.agreeToPush(parent, linked.uid)).status).toBe(404);
  expect((await withdraw(parent, asking, onAsking)).status).toBe(404);
  // The account waits: nobody agrees to messages before it is open.
  expect((await story.agreeToPush(parent, first.uid)).status).toBe(409);
});

test('it ends with sharing however the player has spelled the guardian’s address', async () => {
  const email = story.address();
  const spelled = email.toUpperCase().replace('@PARENT.EXAMPLE', '@parent.example');
  const child = await story.askingChild(spelled);
  await story.answerMail(spelled, /would like to share/, 'publish-2026-11-b');
  const parent = await story.guardian(email);
  expect((await story.agreeToPush(parent, child.uid)).status).toBe(200);
  const sharing = await current.service.firestore.doc(`publishConsents/${child.uid}`).get();
  expect((await withdraw(parent, child, sharing.get('requestId') as string)).status).toBe(200);
  expect(await standing(child)).toBe('guardian');
  expect((await consentsOf(child)).map(([action]) => action)).toEqual(['given', 'withdrawn']);
});

test('the player, a stranger, the guardian of another child and a suspended one agree to nothing', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const parent = await story.guardian(email);
  const other = await story.guardian();
  await story.linkedChild(other);
  expect((await story.agreeToPush(child, child.uid)).status).toBe(403);
  expect((await story.agreeToPush(await story.guardian(), child.uid)).status).toBe(404);
  expect((await story.agreeToPush(other, child.uid)).status).toBe(404);
  const user = current.service.firestore.doc(`users/${parent.uid}`);
  await user.update({ status: 'suspended' });
  expect((await story.agreeToPush(parent, child.uid)).status).toBe(403);
  await user.update({ status: 'active' });
  const body = { name: 'Paula Fictiva', relationship: 'parent', textVersion: 'push-2020-01' };
  expect((await parent.postJson(`/family/${child.uid}/push-agreement`, body)).status).toBe(409);
  expect([await standing(child), await consentsOf(child)]).toEqual(['guardian', []]);
});

test('the mail to the guardian withdraws it without an account', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  await story.agreeToPush(await story.guardian(email), child.uid);
  const mail = await current.mails.next(email, /^You agreed to messages for Mara F\./);
  const path = `/guardian/requests/${linkIn(mail).searchParams.get('token')}`;
  const shown = await send(current.service.origin, { path });
  expect(shown.json()).toMatchObject({ subject: 'push', purpose: 'revoke' });
  expect((await send(current.service.origin, { method: 'POST', path: `${path}/revoke` })).status).toBe(200);
  expect(await standing(child)).toBe('guardian');
});

test('another guardian cannot withdraw it, and it goes with the account of who gave it', async () => {
  const email = story.address();
  const child = await story.askingChild(email);
  await story.answerMail(email, /would like to share/, 'publish-2026-11-b');
  const parent = await story.guardian(email);
  await story.agreeToPush(parent, child.uid);
  const stranger = await story.guardian();
  expect((await withdraw(stranger, child, await requestOf(child))).status).toBe(404);
  expect(await standing(child)).toBe('open');
  const deps = { ...current.service, payments: null };
  await eraseData(deps, { uid: parent.uid, email, emailVerified: true });
  expect(await standing(child)).toBe('guardian');
});

test('agreeing and taking back by turns ends after five times a day, and taking back always works', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const parent = await story.guardian(email);
  for (let times = 0; times < 5; times += 1) {
    current.service.advance(61_000);
    expect((await story.agreeToPush(parent, child.uid)).status).toBe(200);
    expect((await withdraw(parent, child, await requestOf(child))).status).toBe(200);
  }
  current.service.advance(61_000);
  expect((await story.agreeToPush(parent, child.uid)).status).toBe(429);
});
