import { eraseData, exportData } from '../../../app/data-owners';
import { decideClip } from '../store/decide-clip';
import { openClipReviews } from '../store/open-clip-reviews';
import { clipPlayers } from '../../../testing/clip-players';
import { freshAddress, postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import type { TestPlayer } from '../../../testing/test-player';

const SECRET = 'a secret of the scheduler';
const INBOX = 'desk@skora.example';
const SAFEGUARDING = 'safe@skora.example';

// A project of its own: the gallery shows whatever any other test lists.
let mail: MailTest;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  const contact = { inbox: INBOX, safeguardingInbox: SAFEGUARDING };
  mail = await startMailTest({ contact, tasksSecret: SECRET }, 'demo-clip-reports');
  players = clipPlayers(mail.service);
});
afterAll(() => mail.close());

async function sweep() {
  const headers = { 'x-tasks-secret': SECRET };
  await send(mail.service.origin, { method: 'POST', path: '/tasks/mail-outbox', headers });
}

/** A report from a household of its own, unless one is named. */
function report(id: string, body: object = { reason: 'other' }, from = freshAddress()) {
  return postJson(mail.service.origin, `/clips/${id}/reports`, body, { 'x-forwarded-for': from });
}

async function listed(title: string) {
  const owner = await players.player();
  await players.publish(owner, 0, { title });
  const id = (await players.gallery()).clips.find((clip) => clip.title === title)?.id ?? '';
  return { owner, id, shown: async () => (await players.titles()).includes(title) };
}

const readReview = async ({ uid }: TestPlayer) =>
  (await openClipReviews(mail.service.firestore)).find((review) => review.uid === uid);
const decide = (clip: string, decision: 'hide' | 'restore', reason = 'Somebody in it does not agree.') =>
  decideClip(mail.service, { clip, decision, reason });
const hidden = async (owner: TestPlayer) => (await owner.get('/account/clips/hidden')).json();

describe('a report', () => {
  test('of somebody in the picture hides a clip at once and tells who protects players', async () => {
    const { owner, id, shown } = await listed('With somebody else');
    const body = { reason: 'consent', message: '  I am the one in white.\u0000 ' };
    expect((await report(id, body)).json()).toEqual({ status: 'ok' });
    expect(await shown()).toBe(false);
    expect(await hidden(owner)).toEqual({ clips: [{ slot: 0, reason: null }] });
    const told = await mail.mails.next(SAFEGUARDING, /^Clip held/);
    expect(told.words).toContain('I am in it and have not agreed: I am the one in white.');
    expect(told.text).toContain(`pnpm clips hide ${owner.uid}_0`);
    await players.clipRef(owner, 0).update({ title: 'Another title' });
    await players.sync(owner, 0);
    expect(await players.titles()).not.toContain('Another title');
  });

  test('for another reason hides it when three households say so; one household counts once', async () => {
    const { owner, id, shown } = await listed('Not football');
    const from = freshAddress();
    for (let time = 0; time < 3; time += 1) await report(id, { reason: 'false' }, from);
    await report(id);
    expect(await shown()).toBe(true);
    expect((await mail.mails.next(INBOX, /^Clip reported/)).words).toContain('Everybody still sees it.');
    expect(await readReview(owner)).toMatchObject({
      state: 'reported',
      clip: { title: 'Not football' },
      player: 'Mara F.',
    });
    await report(id);
    expect(await shown()).toBe(false);
    const kept = await mail.service.firestore.doc(`clipReviews/${owner.uid}_0`).get();
    expect(JSON.stringify(kept.data())).not.toContain(from);
  });

  test('has the same answer for every id, and is counted', async () => {
    const from = freshAddress();
    const made = `${'a'.repeat(11)}-${'0'.repeat(32)}`;
    for (const id of ['unknown', made, '..%2Fusers%2Fx']) {
      const answer = await report(id, { reason: 'danger' }, from);
      expect([answer.status, answer.json()]).toEqual([200, { status: 'ok' }]);
    }
    for (const body of [{}, { reason: 'boring' }, { reason: 'other', message: 'x'.repeat(501) }]) {
      expect((await report(made, body)).status).toBe(400);
    }
    for (let time = 3; time < 10; time += 1) {
      if (time % 4 === 0) mail.service.advance(60_000);
      expect((await report(made, { reason: 'other' }, from)).status).toBe(200);
    }
    mail.service.advance(60_000);
    const refused = await report(made, { reason: 'other' }, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  });
});

describe('the weight of a report', () => {
  const HATEFUL = { reason: 'hateful' };

  /** A clip that a household reported, and somebody decided about. */
  async function settle(title: string, decision: 'hide' | 'restore', from: string, body = HATEFUL) {
    const { owner, id } = await listed(title);
    await report(id, body, from);
    await decide(`${owner.uid}_0`, decision);
  }

  test('hatred is believed when two households say so, or one that was right the last time', async () => {
    const from = freshAddress();
    const { owner, id, shown } = await listed('Said by two');
    await report(id, HATEFUL, from);
    await report(id, HATEFUL, from);
    expect(await shown()).toBe(true);
    await report(id, HATEFUL);
    expect(await shown()).toBe(false);
    await decide(`${owner.uid}_0`, 'hide', 'It insults a team.');
    const next = await listed('Said by one');
    await report(next.id, HATEFUL, from);
    expect(await next.shown()).toBe(false);
  });

  test('a household whose reports were refused counts for less, but for the sake of a player', async () => {
    const from = freshAddress();
    for (const title of ['Refused one', 'Refused two']) await settle(title, 'restore', from);
    const doubted = await listed('Doubted');
    await report(doubted.id, HATEFUL, from);
    expect(await readReview(doubted.owner)).toMatchObject({ state: 'reported', reports: [{ weight: 0.25 }] });
    await report(doubted.id, HATEFUL);
    expect(await doubted.shown()).toBe(true);
    await report(doubted.id, HATEFUL);
    expect(await doubted.shown()).toBe(false);
    const child = await listed('With a child');
    await report(child.id, { reason: 'minor' }, from);
    expect(await child.shown()).toBe(false);
    const kept = await mail.service.firestore.collection('clipReporters').get();
    expect(JSON.stringify(kept.docs.map((entry) => entry.data()))).not.toContain(child.owner.uid);
  });

  test('refused reports for the sake of a player are held against nobody', async () => {
    const from = freshAddress();
    for (const title of ['Worry 1', 'Worry 2']) await settle(title, 'restore', from, { reason: 'danger' });
    const next = await listed('Worry 3');
    await report(next.id, HATEFUL, from);
    expect(await readReview(next.owner)).toMatchObject({ reports: [{ weight: 1.5 }] });
  });

  /** Two clips of one player, and a household whose latest report was right. */
  async function twoClips(first: string, second: string) {
    const { owner, id } = await listed(first);
    await players.publish(owner, 1, { title: second });
    const other = (await players.gallery()).clips.find(({ title }) => title === second)?.id ?? '';
    const from = freshAddress();
    await settle(`Upheld for ${from}`, 'hide', from);
    return { clips: [id, other] as const, from };
  }

  test('one household does not hide the clips of one player all at once', async () => {
    const { clips, from } = await twoClips('First at once', 'Second at once');
    await Promise.all(clips.map((clip) => report(clip, HATEFUL, from)));
    expect((await players.titles()).filter((title) => title.endsWith('at once'))).toHaveLength(1);
  });

  test('one household does not hide the clips of one player one after the other', async () => {
    const { clips, from } = await twoClips('First of two', 'Second of two');
    const [first, second] = clips;
    await report(first, HATEFUL, from);
    await report(second, HATEFUL, from);
    expect(await players.titles()).not.toContain('First of two');
    expect(await players.titles()).toContain('Second of two');
    await report(second, { reason: 'consent' }, from);
    expect(await players.titles()).not.toContain('Second of two');
  });
});

describe('a decision', () => {
  test('hides a clip, tells its player why and how to object, and new clips of the player wait', async () => {
    const { owner, id, shown } = await listed('Out of the gallery');
    expect(await decide(id, 'hide')).toEqual({ title: 'Out of the gallery', mailed: true });
    expect(await shown()).toBe(false);
    expect(await hidden(owner)).toEqual({ clips: [{ slot: 0, reason: 'Somebody in it does not agree.' }] });
    await sweep();
    const told = await mail.mails.next(owner.email, /^We hid one of your clips/);
    expect(told.words).toContain('Somebody in it does not agree.');
    expect(linkIn(told).href).toBe('https://skora.example/contact-us?topic=support#write');

    expect(await players.publish(owner, 1, { title: 'The same once more' })).toBe(false);
    expect(await players.titles()).not.toContain('The same once more');
    await sweep();
    expect((await mail.mails.next(INBOX, /^Clip held/)).words).toContain('It is new');
    await decide(`${owner.uid}_1`, 'restore', 'It is another match.');
    expect(await players.titles()).toContain('The same once more');
  });

  test('shows a clip again that was held, with its file behind links too, and says so', async () => {
    const { owner, id, shown } = await listed('A drawing');
    await report(id, { reason: 'minor' });
    expect(await shown()).toBe(false);
    expect(await decide(`${owner.uid}_0`, 'restore', 'It is a drawing.')).toMatchObject({ mailed: true });
    expect(await shown()).toBe(true);
    expect(await hidden(owner)).toEqual({ clips: [] });
    expect(await readReview(owner)).toBeUndefined();
    await sweep();
    expect((await mail.mails.next(owner.email, /^Others can see your clip/)).words).toContain(
      'It is a drawing.',
    );
    await report(id, { reason: 'minor' });
    expect(await shown()).toBe(true);
    expect(await readReview(owner)).toMatchObject({ state: 'reported' });
  });

  test('on a clip nobody was kept from mails nobody; on none of ours it does nothing', async () => {
    const { id, owner } = await listed('Fine');
    await report(id);
    expect(await decide(`${owner.uid}_0`, 'restore', 'Fine.')).toEqual({ title: 'Fine', mailed: false });
    for (const none of ['unknown', 'nobody_0', `${owner.uid}_7`, `${'a'.repeat(11)}-${'0'.repeat(32)}`]) {
      expect(await decide(none, 'hide')).toBeNull();
    }
  });

  test('goes with the account and is in its export, without the words of others', async () => {
    const { owner, id } = await listed('Exported');
    await report(id, { reason: 'hateful', message: 'A stranger’s words' });
    await decide(id, 'hide');
    await report(id, { reason: 'other', message: 'More words' });
    const deps = { ...mail.service, payments: null };
    const subject = { uid: owner.uid, email: null, emailVerified: false };
    const exported = await exportData(deps, subject);
    expect(exported).toMatchObject({
      clipFiles: { reviews: [{ slot: 0, state: 'removed', decision: 'Somebody in it does not agree.' }] },
    });
    expect(JSON.stringify(exported)).not.toContain('words');
    await eraseData(deps, subject);
    expect((await mail.service.firestore.doc(`clipReviews/${owner.uid}_0`).get()).exists).toBe(false);
  });
});

test('a clip behind a link to a CV is hidden there as well', async () => {
  const { owner, id } = await listed('Behind a link');
  const made = await owner.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
  const cv = `/shared-cvs/${(made.json() as { path: string }).path.split('/').at(-1)}`;
  const file = mail.service.bucket().file(`clips/${owner.uid}/0`);
  await file.save('video', { contentType: 'video/mp4', resumable: false });
  const look = async () => {
    const answer = await owner.get(cv);
    return { words: answer.text.includes('Behind a link'), file: (await owner.get(`${cv}/clips/0`)).status };
  };
  expect(await look()).toEqual({ words: true, file: 200 });
  await decide(id, 'hide');
  expect(await look()).toEqual({ words: false, file: 404 });
});
