import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { INTAKE_LIMITS, limitIntake } from '@skora/shared/utils/http-intake';

test('one client leaves a few answers unread; others get theirs, whichever connection they come by', async () => {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const { client = '', reads } = request.headers;
    const admitted = admit(String(client), request, response);
    response.writeHead(admitted ? 200 : 429);
    if (admitted && reads === 'no') {
      // As an answer that nobody reads: it does not end.
      response.flushHeaders();
      held.push(response);
    } else {
      response.end();
    }
  });
  const admit = limitIntake(server, { ...INTAKE_LIMITS, maxRequestsPerClient: 2 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (client: string, reads: 'yes' | 'no', signal?: AbortSignal) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { client, reads }, signal: signal ?? null })).status;

  const first = new AbortController();
  expect(await ask('192.0.2.1', 'no', first.signal)).toBe(200);
  expect(await ask('192.0.2.1', 'no')).toBe(200);
  expect(await ask('192.0.2.1', 'yes')).toBe(429);
  expect(await ask('192.0.2.2', 'yes')).toBe(200);
  first.abort();
  await once(held[0] as ServerResponse, 'close');
  expect(await ask('192.0.2.1', 'yes')).toBe(200);
  server.closeAllConnections();
  server.close();
});
