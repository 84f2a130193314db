import { randomUUID } from 'node:crypto';
import { DAY_MS, localTime } from '@skora/domain';
import { familyStory } from '../../../testing/family/family-story';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import type { TestPlayer } from '../../../testing/test-player';

let current: MailTest;
let story: ReturnType<typeof familyStory>;
beforeEach(async () => {
  current = await startMailTest({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`);
  story = familyStory(current);
});
afterEach(() => current.close());

const SUBJECT = /^Your family’s week on SKORA$/;
const settings = '/notifications/settings';

/** The weekday of the morning after the next: 1 for Monday. */
const dayAhead = () => localTime(current.service.now() + DAY_MS, 'UTC').weekday;
const choose = (one: TestPlayer, weeklyDay: number | null) =>
  one.putJson(settings, { off: [], weeklyDay, timeZone: 'UTC' });

/** Moves the clock to ten in the morning of the next day. */
async function nextMorning() {
  const { hours } = localTime(current.service.now(), 'UTC');
  current.service.advance(DAY_MS + (10 - hours) * 3_600_000);
  const run = await runTask(current.service, 'notification-mornings');
  await runTask(current.service, 'mail-outbox');
  return run;
}
const familyMails = () => current.mails.mails.filter(({ subject }) => SUBJECT.test(subject));

test('a guardian who chose a day gets what the family page shows, and ends it by the link in the mail', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const parent = await story.guardian(email);
  expect((await parent.get(settings)).json()).toMatchObject({ weeklyDay: null });
  const profile = current.service.firestore.doc(`profiles/${child.uid}`);
  await profile.collection('statEntries').doc('a').set({ kind: 'sprint', note: 'secret number' });
  await child.postJson('/cv/publishing-requests', {});
  await choose(parent, dayAhead());
  expect(await nextMorning()).toMatchObject({ mails: 1 });

  const mail = await current.mails.next(email, SUBJECT);
  expect(mail.words).toContain('Mara F.: 1 question waits for your answer on your family page.');
  expect(mail.words).toContain('This week you agreed to: having an account.');
  expect(mail.words).toContain('No link to the CV works, so nobody else sees it.');
  expect(mail.text).not.toMatch(/secret|sprint/i);
  expect(linkIn(mail).pathname).toBe('/family');
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const { pathname } = new URL(mail.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  const address = `${current.service.origin}${pathname.replace(/^\/api/, '')}`;
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200);
  expect((await parent.get(settings)).json()).toMatchObject({ weeklyDay: null });
});

test('no email on other days, without news, nor to an address that has changed or is not proven', async () => {
  const email = story.address();
  await story.approvedChild(email);
  const parent = await story.guardian(email);
  const nobody = await story.guardian();
  const unproven = await story.guardian(story.address(), { emailVerified: false });
  await choose(parent, (dayAhead() % 7) + 1);
  for (const one of [nobody, unproven]) await choose(one, dayAhead());
  expect(await nextMorning()).toMatchObject({ players: 3, mails: 1 });
  expect(familyMails()).toEqual([]);

  const waiting = story.address();
  const asked = await story.guardian(waiting);
  await story.waitingChild(waiting);
  await choose(asked, dayAhead());
  const { hours } = localTime(current.service.now(), 'UTC');
  current.service.advance(DAY_MS + (10 - hours) * 3_600_000);
  await runTask(current.service, 'notification-mornings');
  await asked.changeEmail(story.address());
  await current.service.auth.updateUser(asked.uid, { emailVerified: true });
  await runTask(current.service, 'mail-outbox');
  expect(familyMails().flatMap(({ to }) => to)).not.toContain(waiting);
});
