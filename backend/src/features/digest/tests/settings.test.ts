import { randomUUID } from 'node:crypto';
import { fillSubscribers } from '../../../testing/fill-subscribers';
import { send } from '../../../testing/send';
import { startFeed } from '../../../testing/start-feed';
import { startTestApp } from '../../../testing/start-test-app';

const SECRET = 'a secret of the scheduler';

test('without a mail server no issue is sent, and the operator is told', async () => {
  const feed = await startFeed();
  const given = { tasksSecret: SECRET, publicOrigin: feed.origin };
  const service = await startTestApp(given, `demo-${randomUUID()}`);
  service.advance(Date.UTC(2031, 0, 2) - service.now());
  feed.publish([{ slug: 'scanning', published: Date.UTC(2030, 11, 30) }]);
  await fillSubscribers(service.firestore, 1, 'reader.example');
  const headers = { 'x-tasks-secret': SECRET };
  const answer = await send(service.origin, { method: 'POST', path: '/tasks/newsletter-digest', headers });
  expect(answer.status).toBe(503);
  expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/mail server/) });
  await service.close();
  await feed.close();
});
