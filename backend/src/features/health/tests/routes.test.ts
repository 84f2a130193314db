import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { untilReady } from '../../../testing/until-ready';

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp();
});
afterEach(() => service.close());

test('a service is alive, and ready once its store answers', async () => {
  const alive = await send(service.origin, { path: '/livez' });
  expect([alive.status, alive.text]).toEqual([200, '{"status":"ok"}']);
  const answer = await untilReady(service.origin, service.advance);
  expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
});

/** A request whose body is not complete yet, so that it is under way for as long as the test wants. */
async function halfSent(path: string) {
  const outgoing = request(service.origin, {
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
    agent: false,
  });
  const answer = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  return { outgoing, answer };
}

test('while it drains, a request under way finishes and others learn that it is not ready', async () => {
  const slow = await halfSent('/newsletter/subscribe');
  const probe = await halfSent('/livez');
  const closed = service.app.close();
  slow.outgoing.end('{"email":"drain@player.example"}');
  const [finished] = await slow.answer;
  expect(finished.statusCode).toBe(200);
  expect(await json(finished)).toEqual({ status: 'ok' });
  probe.outgoing.destroy();
  probe.answer.catch(() => undefined);
  await closed;
  await expect(send(service.origin, { path: '/livez' })).rejects.toThrow('ECONNREFUSED');
});
