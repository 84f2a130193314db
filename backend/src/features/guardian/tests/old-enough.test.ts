import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { familyStory } from '../../../testing/family/family-story';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';

const YEAR = 366 * DAY_MS;

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
let family: ReturnType<typeof familyStory>;
beforeEach(async () => {
  ({ mails, service, close } = await startMailTest({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`));
  family = familyStory({ mails, service });
});
afterEach(() => close());

const tokenTo = async (to: string, subject: RegExp) =>
  linkIn(await mails.next(to, subject)).searchParams.get('token') ?? '';
const look = async (token: string) =>
  (await send(service.origin, { path: `/guardian/requests/${token}` })).json() as object;
const decide = (token: string, decision: 'approve' | 'decline') =>
  postJson(service.origin, `/guardian/requests/${token}`, {
    ...{ decision, name: 'Paula Fictiva', relationship: 'parent', textVersion: 'guardian-2026-11-b' },
  });
const revoke = (token: string) =>
  send(service.origin, { method: 'POST', path: `/guardian/requests/${token}/revoke` });

/** A player of 15 in Germany, where 16 is old enough, who waits for a guardian. */
async function waiting() {
  const player = await testPlayer(service, { emailVerified: true });
  const guardian = `${randomUUID()}@parent.example`;
  await player.postJson('/account/registration', registration(service, 15, { guardianEmail: guardian }));
  return { player, guardian, token: await tokenTo(guardian, /asks for your agreement/) };
}

async function approved() {
  const found = await waiting();
  await decide(found.token, 'approve');
  return { ...found, back: await tokenTo(found.guardian, /^You approved/) };
}

type Player = Awaited<ReturnType<typeof waiting>>['player'];

const statusOf = async (player: Player) =>
  ((await player.get('/account')).json() as { status: string }).status;
const lastText = async (player: Player) => {
  const { notifications } = (await player.get('/notifications')).json() as {
    notifications: { text: string }[];
  };
  return notifications[0]?.text;
};
const told = (to: string, subject: RegExp) =>
  mails.mails.filter((mail) => mail.to.includes(to) && subject.test(mail.subject)).length;

/** The player’s birthday, hours before the task of the night. What was told at registration is forgotten by then. */
const turnOldEnough = () => service.advance(YEAR);

test('who withdraws when the player is old enough is told that the account stays open, and it does', async () => {
  const { player, guardian, back } = await approved();
  expect(await look(back)).toMatchObject({ decidesAlone: false });
  await player.postJson('/cv/publishing-requests', {});
  await postJson(
    service.origin,
    `/guardian/requests/${await tokenTo(guardian, /would like to share/)}`,
    ...[{ decision: 'approve', name: 'Paula', relationship: 'parent', textVersion: 'publish-2026-11-b' }],
  );
  turnOldEnough();
  expect(await look(back)).toMatchObject({ purpose: 'revoke', decidesAlone: true });
  expect((await revoke(back)).status).toBe(200);
  expect(await statusOf(player)).toBe('active');
  expect((await service.auth.getUser(player.uid)).customClaims).toEqual({});
  const mail = await mails.next(player.email, /^Your account stays open$/);
  expect(mail.words).toContain('You are old enough in your country to decide alone');
  expect(await lastText(player)).toContain('your account stays open');
  expect((await player.get('/cv/links')).json()).toMatchObject({ approval: { status: 'revoked' } });
  expect(told(player.email, /closed/)).toBe(0);
  expect(await runTask(service, 'grown-accounts')).toMatchObject({ opened: 0, failed: 0 });
});

test('an account that opens by age after a withdrawal tells both, once', async () => {
  const { player, guardian, back } = await approved();
  await revoke(back);
  await mails.next(player.email, /^Your account is closed for now/);
  expect(await statusOf(player)).toBe('pending-guardian');
  turnOldEnough();
  expect(await runTask(service, 'grown-accounts')).toMatchObject({ opened: 1, failed: 0 });
  const toGuardian = await mails.next(guardian, /^The account of Mara F\. is open$/);
  expect(toGuardian.words).toContain('old enough');
  await mails.next(player.email, /^Your account is open$/);
  await mails.next(player.email, /^Your account is open$/);
  await runTask(service, 'grown-accounts');
  expect(told(guardian, /is open$/)).toBe(0);
});

test('nobody who never answered is told of it: the address may be a stranger’s', async () => {
  const { player, guardian } = await waiting();
  turnOldEnough();
  await runTask(service, 'grown-accounts');
  await mails.next(player.email, /^Your account is open$/);
  expect(told(guardian, /is open$/)).toBe(0);
});

test.each(['after the night', 'before it'])(
  'a no to an account that no longer needs a yes, %s',
  async (when) => {
    const { player, guardian, token: first } = await waiting();
    await decide(first, 'decline');
    await mails.next(player.email, /^Your account was not approved/);
    service.advance(YEAR - 2 * DAY_MS);
    await player.postJson('/account/guardian-request', {});
    const token = await tokenTo(guardian, /asks for your agreement/);
    expect(await look(token)).toMatchObject({ decidesAlone: false });
    service.advance(2 * DAY_MS);
    if (when === 'after the night') await runTask(service, 'grown-accounts');
    expect(await look(token)).toMatchObject({ purpose: 'decide', decidesAlone: true });
    expect((await decide(token, 'decline')).status).toBe(200);
    await mails.next(player.email, /^Your account is open without an agreement$/);
    expect(await statusOf(player)).toBe('active');
    expect(await lastText(player)).toContain('your account is open');
    const profile = await service.firestore.doc(`profiles/${player.uid}`).get();
    expect(profile.exists).toBe(true);
  },
);

test('in an account that opened by age, who agreed to sharing or accepted an invitation is the parent at home', async () => {
  const { player } = await waiting();
  turnOldEnough();
  await runTask(service, 'grown-accounts');
  const parent = await family.guardian();
  expect((await parent.postJson('/family/invitations', { email: player.email })).status).toBe(200);
  expect((await family.answerInvitation(player, true)).status).toBe(200);
  expect(await family.children(parent)).toMatchObject([{ bond: 'linked' }]);

  const other = await family.guardian();
  await player.postJson('/cv/publishing-requests', { guardianEmail: other.email });
  expect((await family.answerMail(other.email, /would like to share/, 'publish-2026-11-b')).status).toBe(200);
  expect(await family.child(other, player.uid)).toMatchObject({
    bond: 'agreed',
    overview: { agreements: [{ subject: 'publishing', purpose: 'revoke' }] },
  });
});
