import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { contactStory, REASON, written } from '../../../testing/contact-story';
import { send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';
import { openContactReviews } from '../store/review-contact-request';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
let story: ReturnType<typeof contactStory>;
beforeEach(async () => {
  ({ mails, service, close } = await startMailTest({ tasksSecret: 'of the tests' }, `demo-${randomUUID()}`));
  story = contactStory({ mails, service });
});
afterEach(() => close());

const countBlocks = async () => (await service.firestore.collection('contactBlocks').get()).size;

async function leave({ uid }: TestPlayer) {
  const at = Timestamp.fromMillis(service.now());
  await service.firestore.doc(`accountDeletions/${uid}`).set({ requestedAt: at, dueAt: at });
  const headers = { 'x-tasks-secret': 'of the tests' };
  const swept = await send(service.origin, { method: 'POST', path: '/tasks/due-deletions', headers });
  expect(swept.json()).toEqual({ deleted: 1, left: 0, failed: 0 });
}

test('no stranger’s child that names the same guardian takes the guardian’s blocks away', async () => {
  const guardian = `${randomUUID()}@parent.example`;
  const { shared } = await story.sharingMinor({ guardian });
  const body = written();
  await story.answer(await story.passOn(shared, guardian, body), 'block');
  const before = await countBlocks();
  const stranger = await testPlayer(service, { emailVerified: true });
  await stranger.postJson('/account/registration', registration(service, 16, { country: 'GB' }));
  const named = await stranger.postJson('/cv/publishing-requests', { guardianEmail: guardian.toUpperCase() });
  expect(named.status).toBe(200);
  await leave(stranger);
  expect(await countBlocks()).toBe(before);
});

test('a guardian’s block goes on to the next child, however the address is spelled there', async () => {
  const guardian = `${randomUUID()}@parent.example`;
  const first = await story.sharingMinor({ guardian });
  const second = await story.sharingMinor({ guardian: guardian.replace('@', '+second@') });
  const third = await story.sharingMinor({ guardian });
  const body = written();
  await story.answer(await story.passOn(first.shared, guardian, body), 'block');
  for (const gone of [first, third]) {
    await leave(gone.owner);
    expect(await countBlocks()).toBeGreaterThan(0);
  }
  await story.writeAndProve(second.shared, body);
  expect(await story.request(body.email)).toMatchObject([{ status: 'dropped' }]);
  await leave(second.owner);
  expect(await countBlocks()).toBe(0);
});

test('a child that leaves does not take a report along, only what tells whose it was', async () => {
  const { owner, guardian, shared } = await story.sharingMinor();
  const body = written();
  const link = await story.passOn(shared, guardian, body);
  await story.answer(link, 'report', { report: 'He asked for pictures later.' });
  await leave(owner);
  const [kept] = await openContactReviews(service.firestore);
  expect(kept?.request).toMatchObject({ reason: REASON, report: 'He asked for pictures later.' });
  const left = JSON.stringify(kept);
  for (const known of [owner.uid, 'Mara']) expect(left).not.toContain(known);
  expect((await story.look(link)).status).toBe(404);
});

test('what one member of a family wrote is in no export of another with a tag in the same mailbox', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const body = written();
  await story.passOn(shared, guardian, body);
  const child = await testPlayer(service, { email: body.email.replace('@', '+mara@'), emailVerified: true });
  await child.postJson('/account/registration', registration(service, 16, { country: 'GB' }));
  expect((await child.get('/account/export')).text).not.toContain(REASON);
  await leave(child);
  expect(await story.request(body.email)).toMatchObject([{ status: 'delivered' }]);
});

test('blocks that are made while the account goes do not stay behind', async () => {
  const { owner, guardian, shared } = await story.sharingMinor();
  const links: string[] = [];
  for (let count = 0; count < 4; count += 1) links.push(await story.passOn(shared, guardian));
  await Promise.all([leave(owner), ...links.map((link) => story.answer(link, 'block'))]);
  expect(await countBlocks()).toBe(0);
  service.advance(DAY_MS);
  for (const link of links) expect([404, 410]).toContain((await story.look(link)).status);
});

test('the writer’s own export does not tell by its date of removal that a request was reported', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const { owner: writer } = await story.sharingAdult();
  const receiver = await story.passOn(shared, guardian, written({ email: writer.email }));
  const read = async () => {
    const exported = (await writer.get('/account/export')).json() as { data: Record<string, unknown> };
    return exported.data['contactRequests'];
  };
  const before = await read();
  expect(before).toMatchObject({ written: [{ reason: REASON }] });
  await story.answer(receiver, 'report');
  expect(await read()).toEqual(before);
});
