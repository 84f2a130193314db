import { createServer, type Server } from 'node:net';
import { freePort, isPortFree } from './ports';

const listening: Server[] = [];

function listen(port: number): Promise<void> {
  const server = createServer();
  listening.push(server);
  return new Promise((resolve) => server.listen({ port, host: '127.0.0.1' }, resolve));
}

afterEach(async () => {
  await Promise.all(listening.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

it('gives ports that no outgoing connection takes before something listens there', async () => {
  for (let times = 0; times < 20; times += 1) {
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
    expect(await isPortFree(port)).toBe(true);
  }
});

it('never gives a port twice', async () => {
  const ports = await Promise.all(Array.from({ length: 30 }, () => freePort()));
  expect(new Set(ports).size).toBe(30);
});

it('leaves out what is taken', async () => {
  const next = (await freePort()) + 1;
  await listen(next);
  expect(await freePort()).not.toBe(next);
  expect(await isPortFree(next)).toBe(false);
});
