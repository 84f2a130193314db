import { randomUUID } from 'node:crypto';
import { newsletterOwner } from '../data-owner';
import { emailAddressKey } from '../../../lib/text/email-address';
import { unsubscribeToken } from '../../newsletter';
import { fillSubscribers } from '../../../testing/fill-subscribers';
import { send } from '../../../testing/send';
import { startFeed } from '../../../testing/start-feed';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';

const SECRET = 'a secret of the scheduler';
/** Who sends it, as the law wants. */
const IMPRINT = 'Sample operator, not a real company, 1 Example Street, Exampleton, Exampleland';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The first morning of a month. */
const MORNING = Date.UTC(2031, 0, 1, 8);

let current: MailTest;
let feed: Awaited<ReturnType<typeof startFeed>>;
beforeEach(async () => {
  feed = await startFeed();
  feed.publish([
    { slug: 'first-touch', published: MORNING - 10 * DAY },
    { slug: 'scanning', published: MORNING - 3 * DAY },
  ]);
  const config = { tasksSecret: SECRET, publicOrigin: feed.origin };
  current = await startMailTest(config, `demo-${randomUUID()}`);
  goTo(MORNING);
});
afterEach(async () => {
  await current.close();
  await feed.close();
});

function goTo(time: number) {
  current.service.advance(time - current.service.now());
}
function task(method: string, path = 'newsletter-digest') {
  const headers = { 'x-tasks-secret': SECRET };
  return send(current.service.origin, { method, path: `/tasks/${path}`, headers });
}
async function run() {
  const answer = await task('POST');
  expect(answer.status).toBe(200);
  return answer.json();
}
const progress = async () => (await task('GET')).json();
const received = () => current.mails.mails.flatMap(({ to }) => to).sort();
const subscribers = (count = 3) => fillSubscribers(current.service.firestore, count, 'reader.example');
const all = (count: number, counts: object = {}) => ({
  recipients: count,
  sent: count,
  unsubscribed: 0,
  left: 0,
  undeliverable: 0,
  waiting: 0,
  failed: 0,
  ...counts,
});
const recipientsLeft = async () =>
  (await current.service.firestore.collectionGroup('recipients').get()).docs.map(({ id }) => id);

test('on the first morning of a month every confirmed address gets one mail, and only those', async () => {
  const emails = await subscribers();
  await fillSubscribers(current.service.firestore, 2, 'asked.example', 'pending');
  await fillSubscribers(current.service.firestore, 2, 'left.example', 'unsubscribed');
  goTo(MORNING - MINUTE);
  expect(await run()).toEqual(all(0));
  expect(await progress()).toBeNull();
  goTo(MORNING);
  expect(await run()).toEqual(all(3));
  expect(received()).toEqual(emails);

  goTo(MORNING + 27 * DAY);
  expect(await run()).toEqual(all(3));
  expect(received()).toEqual(emails);
  expect(await progress()).toEqual({
    ...{ issue: '2031-01', status: 'sent', recipients: 3, sent: 3, left: 0, undeliverable: 0, waiting: 0 },
    beganAt: expect.stringMatching(/^2031-01-01T08:00/),
    finishedAt: expect.stringMatching(/^2031-01-01T08:00/),
  });
  expect(await recipientsLeft()).toEqual([]);
});

test('an issue lists the new articles, says who sends it, and how to leave', async () => {
  const [email = ''] = await subscribers(1);
  await run();
  const { text, words, html, headers, subject } = await current.mails.next(email, /^Playbook Digest/);
  const key = emailAddressKey(email);
  const token = unsubscribeToken('a secret of the tests', key);
  expect(subject).toBe('Playbook Digest: January 2031');
  expect(text).toMatch(
    /2 new articles.*- About scanning\n {2}What scanning is good for\..*- About first-touch\n/s,
  );
  for (const part of [`${feed.origin}/blog/scanning`, IMPRINT, `?token=${token}`]) {
    expect(words).toContain(part);
    expect(html).toContain(part);
  }
  expect(html).not.toMatch(/<img|<script|utm_/);
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${feed.origin}/api/newsletter/one-click/${token}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-id': 'Playbook Digest <playbook-digest.127.0.0.1>',
    'message-id': `<digest.2031-01.${key.slice(0, 32)}@skora.example>`,
    'auto-submitted': 'auto-generated',
  });
});

test('the address in the headers ends the subscription by POST only; a person is led to the page', async () => {
  const [email = ''] = await subscribers(1);
  await run();
  const { headers } = await current.mails.next(email, /^Playbook/);
  const path = new URL(headers['list-unsubscribe']?.slice(1, -1) ?? '').pathname.replace('/api', '');
  const opened = await send(current.service.origin, { path });
  expect(opened.status).toBe(303);
  expect(opened.headers.location).toBe(
    `${feed.origin}/unsubscribe-newsletter?token=${path.split('/').at(-1)}`,
  );
  const subscriber = current.service.firestore.doc(`newsletterSubscribers/${emailAddressKey(email)}`);
  expect((await subscriber.get()).get('status')).toBe('confirmed');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  const ended = await send(current.service.origin, { method: 'POST', path, headers: form, body });
  expect(ended.status).toBe(200);
  expect((await subscriber.get()).get('status')).toBe('unsubscribed');
});

test('several runs at once send every mail once', async () => {
  const emails = await subscribers(150);
  await Promise.all([run(), run(), run()]);
  expect(received()).toEqual([...emails].sort());
  expect(await run()).toEqual(all(150));
});

test('while the mail server is away nobody is struck off, and everybody gets the mail later', async () => {
  const emails = await subscribers();
  current.mails.refuseWith(421);
  expect(await run()).toMatchObject({ sent: 0, undeliverable: 0, waiting: 3, failed: 1 });
  expect(await progress()).toMatchObject({ status: 'sending', waiting: 3, finishedAt: null });
  current.mails.refuseWith(null);
  expect(await run()).toMatchObject({ waiting: 3, failed: 0 });
  current.service.advance(MINUTE);
  expect(await run()).toEqual(all(3));
  expect(received()).toEqual(emails);
});

test('an issue of the last month is finished before the next one begins', async () => {
  await subscribers();
  current.mails.refuseWith(421);
  await run();
  current.mails.refuseWith(null);
  goTo(Date.UTC(2031, 1, 1, 9));
  feed.publish([{ slug: 'sleep', published: Date.UTC(2031, 0, 20) }]);
  await run();
  expect(current.mails.mails.map(({ subject }) => subject)).toEqual(
    Array<string>(3).fill('Playbook Digest: January 2031'),
  );
  await run();
  expect(await progress()).toMatchObject({ issue: '2031-02', status: 'sent', sent: 3 });
});

test('a refused address is struck off this issue; one that is full is tried again, not for ever', async () => {
  const [refused = '', full = '', other = ''] = await subscribers();
  current.mails.refuseWith(550, refused);
  expect(await run()).toEqual(all(3, { sent: 2, undeliverable: 1 }));
  expect(received()).toEqual([full, other].sort());

  goTo(Date.UTC(2031, 1, 1, 8));
  feed.publish([{ slug: 'sleep', published: Date.UTC(2031, 0, 20) }]);
  current.mails.refuseWith(452, full);
  expect(await run()).toMatchObject({ sent: 2, undeliverable: 0, waiting: 1, failed: 0 });
  for (const wait of [0.5, 2, 10, 60]) {
    current.service.advance(wait * MINUTE);
    expect(await run()).toMatchObject({ sent: 2, waiting: 1 });
  }
  current.service.advance(6 * HOUR);
  expect(await run()).toEqual(all(3, { sent: 2, undeliverable: 1 }));
  expect(current.service.log()).not.toContain('reader.example');
});

test('who leaves or is erased before the mail is sent gets none, and the issue ends without them', async () => {
  const [leaving = '', erased = '', staying = ''] = await subscribers();
  current.mails.refuseWith(421);
  await run();
  const token = unsubscribeToken('a secret of the tests', emailAddressKey(leaving));
  await send(current.service.origin, { method: 'POST', path: `/newsletter/unsubscriptions/${token}` });
  const deps = { ...current.service, payments: null };
  const subject = { uid: 'somebody', email: erased, emailVerified: true };
  expect(await newsletterOwner.export(deps, subject)).toMatchObject({
    email: erased,
    issuesUnderWay: [{ attempts: 0 }],
  });
  await newsletterOwner.erase(deps, subject);
  expect(await recipientsLeft()).not.toContain(emailAddressKey(erased));
  current.mails.refuseWith(null);
  current.service.advance(HOUR);
  expect(await run()).toEqual(all(2, { sent: 1, unsubscribed: 1 }));
  expect(received()).toEqual([staying]);
  expect(await progress()).toMatchObject({ status: 'sent', recipients: 2, sent: 1, left: 1, waiting: 0 });
});

test('an issue ends also when the last one who waits for it is erased', async () => {
  const [erased = ''] = await subscribers(1);
  current.mails.refuseWith(421);
  await run();
  const subject = { uid: 'somebody', email: erased, emailVerified: true };
  await newsletterOwner.erase({ ...current.service, payments: null }, subject);
  current.mails.refuseWith(null);
  expect(await run()).toEqual(all(0));
  expect(await progress()).toMatchObject({ issue: '2031-01', status: 'sent', waiting: 0 });
  await subscribers(1);
  goTo(Date.UTC(2031, 1, 1, 8));
  feed.publish([{ slug: 'sleep', published: Date.UTC(2031, 0, 20) }]);
  expect(await run()).toEqual(all(1));
});

test('a month without a new article has no issue; what came late is in the next one, once', async () => {
  await subscribers(1);
  await run();
  goTo(Date.UTC(2031, 1, 1, 8));
  expect(await run()).toEqual(all(0));
  expect(await progress()).toMatchObject({ issue: '2031-02', status: 'empty' });
  feed.publish([
    { slug: 'scanning', published: MORNING - 3 * DAY },
    { slug: 'late', published: Date.UTC(2031, 0, 31) },
  ]);
  expect(await run()).toEqual(all(0));
  goTo(Date.UTC(2031, 2, 1, 8));
  await run();
  const digests = current.mails.mails.map(({ subject, text }) => [subject, /About \S+/g.exec(text)?.[0]]);
  expect(digests).toEqual([
    ['Playbook Digest: January 2031', 'About scanning'],
    ['Playbook Digest: March 2031', 'About late'],
  ]);
});

test('a site that is down delays the issue and nothing else', async () => {
  await subscribers(1);
  feed.publish(null);
  const answer = await task('POST');
  expect(answer.status).toBe(503);
  expect(answer.json()).toMatchObject({ detail: expect.stringContaining('feed') });
  expect(await progress()).toBeNull();
  feed.publish([{ slug: 'scanning', published: MORNING - DAY }]);
  expect(await run()).toEqual(all(1));
});

test('the preview is the mail of this month, changes nothing, and is for the operator only', async () => {
  await subscribers(1);
  const before = (await task('GET', 'newsletter-digest/preview')).json();
  expect(before).toMatchObject({
    issue: '2031-01',
    begun: false,
    articles: 2,
    mail: { subject: 'Playbook Digest: January 2031', text: expect.stringContaining('About scanning') },
  });
  expect(await progress()).toBeNull();
  await run();
  feed.publish([]);
  expect((await task('GET', 'newsletter-digest/preview')).json()).toEqual({
    ...(before as object),
    begun: true,
  });
  for (const path of ['', '/preview']) {
    const stranger = await send(current.service.origin, { path: `/tasks/newsletter-digest${path}` });
    expect(stranger.status).toBe(401);
  }
});
