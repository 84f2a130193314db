import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';

// A project of its own: every deletion of it is executed.
let current: MailTest;
beforeAll(async () => {
  current = await startMailTest({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`);
});
afterAll(() => current.close());

async function guardian() {
  const parent = await testPlayer(current.service, { emailVerified: true });
  await parent.postJson('/account/registration', registration(current.service, 40, { role: 'guardian' }));
  return parent;
}

const OF_PLAYERS = /test results|weekly stats|player map|your CV|showcase/;
const PLAN = 'A plan you pay for goes on until you cancel it';

test('a parent who deletes the own account reads what goes of a parent, before and after', async () => {
  const parent = await guardian();
  await parent.post('/account/deletion');
  const planned = await current.mails.next(parent.email, /^Your account will be deleted/);
  current.service.advance(7 * DAY_MS);
  expect(await runTask(current.service, 'due-deletions')).toMatchObject({ deleted: 1 });
  const done = await current.mails.next(parent.email, /^Your account was deleted/);
  for (const { words } of [planned, done]) {
    expect(words).not.toMatch(OF_PLAYERS);
    expect(words).toContain(PLAN);
  }
  expect(planned.words).toContain('https://skora.example/family');
});

test('a parent who keeps the own account reads nothing of a player', async () => {
  const parent = await guardian();
  await parent.post('/account/deletion');
  await parent.delete('/account/deletion');
  const { words } = await current.mails.next(parent.email, /^Your account will not be deleted/);
  expect(words).not.toMatch(OF_PLAYERS);
  expect(words).toContain('log out everywhere');
});
