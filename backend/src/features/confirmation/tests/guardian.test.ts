import { randomUUID } from 'node:crypto';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { playerWithNumbers, SPRINT } from '../../../testing/player-with-numbers';
import { untilFound } from '../../../testing/until-found';
import { siteLinks } from '../../../lib/mail/site-links';
import { confirmationMails } from '../mails/compose';
import { coachRefusalRef } from '../store/coach-refusal';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const COACH = { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield FC' };

/** A child whose guardian approved the account, and who asked a coach. */
async function childWhoAsked() {
  const guardian = `${randomUUID()}@parent.example`;
  const child = await playerWithNumbers(service, 12, { guardianEmail: guardian });
  const approval = linkIn(await mails.next(guardian, /asks for your agreement/)).searchParams.get('token');
  await postJson(service.origin, `/guardian/requests/${approval}`, {
    decision: 'approve',
    name: 'Paula Fictiva',
    relationship: 'parent',
    textVersion: 'guardian-2026-11-b',
  });
  const email = `${randomUUID()}@club.example`;
  const ask = (address = email) =>
    child.postJson('/confirmations/requests', { coach: { ...COACH, email: address }, numbers: [SPRINT] });
  const asked = await ask();
  const revocation = linkIn(await mails.next(guardian, /^You approved/)).searchParams.get('token');
  const link = linkIn(await mails.next(guardian, /needs your agreement to ask a coach$/));
  return {
    child,
    guardian,
    email,
    ask,
    asked,
    revocation,
    path: link.pathname.replace('/confirm/', '/confirmations/'),
  };
}

const look = (path: string) => send(service.origin, { path });
const approve = (path: string, approved: boolean) =>
  postJson(service.origin, `${path}/approval`, { approved });
const status = async ({ child }: Awaited<ReturnType<typeof childWhoAsked>>) =>
  (await child.get('/confirmations/requests')).json() as { requests: object[] };
const mailsUnderWay = ({ child }: Awaited<ReturnType<typeof childWhoAsked>>) =>
  service.firestore.collection('mailOutbox').where('uid', '==', child.uid);

test('the guardian is asked first, reads the same numbers, and only a yes lets the mail go out', async () => {
  const story = await childWhoAsked();
  expect(story.asked.json()).toMatchObject({ status: 'with-guardian' });
  expect(mails.mails.filter(({ to }) => to.includes(story.email))).toEqual([]);
  expect((await look(story.path)).json()).toMatchObject({
    purpose: 'guardian',
    playerName: 'Mara F.',
    coach: COACH,
    numbers: [{ label: 'Sprint 10 m' }],
  });
  // A guardian is no coach.
  const decision = { confirmed: [0], declined: [], note: '', vouches: true };
  expect((await postJson(service.origin, `${story.path}/decision`, decision)).status).toBe(404);

  expect((await approve(story.path, true)).json()).toEqual({ status: 'ok' });
  const coachPath = linkIn(await mails.next(story.email, /asks you to confirm/)).pathname.replace(
    '/confirm/',
    '/confirmations/',
  );
  expect(await status(story)).toMatchObject({ requests: [{ status: 'open' }] });
  expect((await approve(story.path, false)).json()).toMatchObject({ status: 410, type: 'link-used' });
  expect((await approve(coachPath, true)).status).toBe(404);
  expect((await postJson(service.origin, `${coachPath}/decision`, decision)).status).toBe(200);
});

test('a no ends it', async () => {
  const story = await childWhoAsked();
  expect((await approve(story.path, false)).status).toBe(200);
  expect(await status(story)).toMatchObject({ requests: [{ status: 'refused' }] });
  expect((await look(story.path)).json()).toMatchObject({ status: 410, type: 'link-used' });
});

test('a guardian is no coach of the child’s, and closing the account closes what it asked', async () => {
  const story = await childWhoAsked();
  expect((await story.ask(story.guardian)).json()).toMatchObject({ status: 422 });
  await send(service.origin, { method: 'POST', path: `/guardian/requests/${story.revocation}/revoke` });
  expect((await look(story.path)).json()).toMatchObject({ status: 410, type: 'request-withdrawn' });
});

/** Years pass: the player is an adult, and nobody remembers a younger age. */
async function growUp({ child }: Awaited<ReturnType<typeof childWhoAsked>>) {
  await service.firestore.doc(`privateAccounts/${child.uid}`).update({ dateOfBirth: '2000-01-01' });
  await service.firestore.doc(`ageGates/${child.uid}`).delete();
}

test('at 18 the guardian’s link is over, and the player asks the coach directly, the same one too', async () => {
  const story = await childWhoAsked();
  await growUp(story);
  const over = { status: 410, type: 'request-withdrawn' };
  expect((await look(story.path)).json()).toMatchObject(over);
  expect((await approve(story.path, true)).json()).toMatchObject(over);
  expect((await story.ask()).json()).toMatchObject({ status: 'open' });
  await mails.next(story.email, /asks you to confirm/);
  expect((await story.ask()).json()).toMatchObject({ status: 409, type: 'already-asked' });
  expect(mails.mails.filter(({ to }) => to.includes(story.guardian))).toEqual([]);
});

test('who told a younger age lately still asks the guardian', async () => {
  const story = await childWhoAsked();
  await growUp(story);
  const expireAt = new Date(service.now() + 60_000);
  await service.firestore.doc(`ageGates/${story.child.uid}`).set({ expireAt, told: 'minor' });
  expect((await look(story.path)).status).toBe(200);
  const other = await story.ask(`${randomUUID()}@club.example`);
  expect(other.json()).toMatchObject({ status: 'with-guardian' });
});

test('nobody agrees from a mailbox that is the player’s own by now, and no mail asks there', async () => {
  const story = await childWhoAsked();
  const own = story.guardian.replace('@', '+mine@');
  await story.child.changeEmail(own);
  expect((await approve(story.path, true)).status).toBe(404);
  expect((await status(story)).requests).toMatchObject([{ status: 'with-guardian' }]);
  const other = await story.ask(`${randomUUID()}@club.example`);
  expect(other.json()).toMatchObject({ status: 'with-guardian' });
  await untilFound(mailsUnderWay(story), ({ empty }) => empty);
  expect(mails.mails.filter(({ to }) => to.includes(story.guardian))).toEqual([]);
});

describe('a player of 16, whose account no guardian opened', () => {
  const PATH = '/confirmations/requests';
  const question = () => ({ coach: { ...COACH, email: `${randomUUID()}@club.example` }, numbers: [SPRINT] });

  /** The token of the mail that asks a guardian whether the CV may be shared. */
  async function askedToShare() {
    const player = await playerWithNumbers(service, 16);
    const guardian = `${randomUUID()}@parent.example`;
    await player.postJson('/cv/publishing-requests', { guardianEmail: guardian });
    const mail = await mails.next(guardian, /would like to share a football CV/);
    const answer = { decision: 'approve', name: 'Paula Fictiva', relationship: 'parent' };
    const path = `/guardian/requests/${linkIn(mail).searchParams.get('token')}`;
    const agree = () => postJson(service.origin, path, { ...answer, textVersion: 'publish-2026-11-b' });
    return { player, guardian, agree };
  }

  test('asks no coach before a guardian has agreed to sharing', async () => {
    const { player } = await askedToShare();
    const refused = { status: 403, type: 'guardian-approval-required' };
    expect((await player.postJson(PATH, question())).json()).toMatchObject(refused);
    expect((await player.get(PATH)).json()).toEqual({ requests: [] });
  });

  test('then asks that guardian first, who has no say any more after withdrawing', async () => {
    const { player, guardian, agree } = await askedToShare();
    await agree();
    const revocation = linkIn(
      await mails.next(guardian, /^You agreed that .* shares a football CV/),
    ).searchParams.get('token');
    const [asked, other] = [question(), question()];
    expect((await player.postJson(PATH, asked)).json()).toMatchObject({ status: 'with-guardian' });
    const link = linkIn(await mails.next(guardian, /needs your agreement to ask a coach$/));
    const path = link.pathname.replace('/confirm/', '/confirmations/');
    expect((await approve(path, true)).json()).toEqual({ status: 'ok' });
    await mails.next(asked.coach.email, /asks you to confirm/);

    await player.postJson(PATH, other);
    const second = linkIn(await mails.next(guardian, /needs your agreement to ask a coach$/));
    await send(service.origin, { method: 'POST', path: `/guardian/requests/${revocation}/revoke` });
    const late = await approve(second.pathname.replace('/confirm/', '/confirmations/'), true);
    expect(late.json()).toMatchObject({ status: 410, type: 'request-withdrawn' });
    const refused = { status: 403, type: 'guardian-approval-required' };
    expect((await player.postJson(PATH, question())).json()).toMatchObject(refused);
  });
});

test('a coach who wants no more requests gets none that a guardian agrees to afterwards', async () => {
  const story = await childWhoAsked();
  await coachRefusalRef(service.firestore, story.email).set({ at: new Date() });
  expect((await approve(story.path, true)).json()).toEqual({ status: 'ok' });
  expect(await status(story)).toMatchObject({ requests: [{ status: 'not-me' }] });
  expect((await look(story.path)).json()).toMatchObject({ status: 410, type: 'link-used' });
  await untilFound(mailsUnderWay(story), ({ empty }) => empty);
  expect(mails.mails.filter(({ to }) => to.includes(story.email))).toEqual([]);
});

test('a mail that waits to be sent to a coach who refuses meanwhile is void, and its player sees why', async () => {
  const player = await playerWithNumbers(service);
  const email = `${randomUUID()}@club.example`;
  const asked = await player.postJson('/confirmations/requests', {
    coach: { ...COACH, email },
    numbers: [SPRINT],
  });
  const { id } = asked.json() as { id: string };
  const { publicOrigin, linkSecret, operator } = service.config;
  const compose = confirmationMails({ ...service, linkSecret, operator, links: siteLinks(publicOrigin) });
  const mail = { kind: 'confirmation-request', to: email, uid: player.uid, requestId: id } as const;
  expect(await compose['confirmation-request'](mail)).not.toBeNull();
  await coachRefusalRef(service.firestore, email).set({ at: new Date() });
  expect(await compose['confirmation-request'](mail)).toBeNull();
  expect((await player.get('/confirmations/requests')).json()).toMatchObject({
    requests: [{ status: 'not-me', decidedAt: expect.any(String) }],
  });
});
