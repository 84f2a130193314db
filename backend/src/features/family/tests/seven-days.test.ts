import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { familyStory } from '../../../testing/family/family-story';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { send } from '../../../testing/send';

const WEEK = 7 * DAY_MS;
const OWN = '/account/family-link';

let current: MailTest;
let story: ReturnType<typeof familyStory>;
beforeEach(async () => {
  current = await startMailTest({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`);
  story = familyStory(current);
});
afterEach(() => current.close());

test('a question that nobody has answered for seven days is over at home as in the mail', async () => {
  const email = story.address();
  const child = await story.waitingChild(email);
  const parent = await story.guardian(email);
  const [shown] = await story.children(parent);
  const requestId = shown?.requests[0]?.requestId ?? '';
  expect(shown?.requests).toMatchObject([{ expiresAt: expect.any(String) }]);
  current.service.advance(WEEK);
  expect(await story.children(parent)).toEqual([]);
  const answer = story.decisionOf('guardian-2026-11-b');
  expect((await story.decide(parent, child.uid, requestId, answer)).status).toBe(404);
  expect((await child.get('/account')).json()).toMatchObject({ status: 'pending-guardian' });
  // Asked again, it waits for seven days more.
  expect((await child.postJson('/account/guardian-request', {})).status).toBe(200);
  expect(await story.children(parent)).toMatchObject([{ requests: [{ requestId }] }]);
  expect((await story.decide(parent, child.uid, requestId, answer)).status).toBe(200);
  current.service.advance(WEEK);
  expect(await story.children(parent)).toMatchObject([{ bond: 'decides' }]);
});

test('an invitation that nobody has accepted for seven days is over, and goes', async () => {
  const [parent, child] = [await story.guardian(), await story.askingChild(story.address())];
  const link = current.service.firestore.doc(`familyLinks/${child.uid}`);
  expect((await child.postJson(OWN, { guardianEmail: parent.email })).status).toBe(200);
  expect((await current.mails.next(parent.email, /invites you/)).words).toContain('7 days');
  expect(await story.children(parent)).toMatchObject([{ invited: true }]);
  current.service.advance(WEEK);
  expect(await story.children(parent)).toEqual([]);
  expect((await parent.postJson(`/family/${child.uid}/invitation`, { accept: true })).status).toBe(404);
  expect((await child.get(OWN)).json()).toEqual({ possible: true, link: null });
  await runTask(current.service, 'account-retention');
  expect((await link.get()).exists).toBe(false);

  await parent.postJson('/family/invitations', { email: child.email });
  expect((await story.answerInvitation(child, true)).status).toBe(200);
  current.service.advance(WEEK);
  await runTask(current.service, 'account-retention');
  expect(await story.children(parent)).toMatchObject([{ bond: 'linked' }]);
});

test('links of guardians that nobody has used go a month after they ended; the way back stays', async () => {
  const email = story.address();
  await story.approvedChild(email);
  const back = linkIn(await current.mails.next(email, /^You approved/)).searchParams.get('token');
  const path = `/guardian/requests/${back}`;
  const size = async () => (await current.service.firestore.collection('guardianTokens').get()).size;
  expect(await size()).toBe(2);
  current.service.advance(WEEK + DAY_MS);
  await runTask(current.service, 'account-retention');
  expect(await size()).toBe(2);
  current.service.advance(30 * DAY_MS);
  await runTask(current.service, 'account-retention');
  expect(await size()).toBe(1);
  expect((await send(current.service.origin, { path })).json()).toMatchObject({ purpose: 'revoke' });
});
