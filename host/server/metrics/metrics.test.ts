import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { writePointer, type ReleaseStore } from '@skora/registry';
import { INTAKE_LIMITS } from '@skora/shared/utils/http-intake';
import type { FastifyInstance } from 'fastify';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, PRODUCTION, temporaryStore } from '../testing/example-site';

const TOKEN = 'what the scraper bears';

let store: ReleaseStore;
let site: FastifyInstance;

beforeEach(async () => {
  ({ store } = await temporaryStore());
  await putRelease(store, exampleRelease());
});
afterEach(() => site.close());

async function linesOf(name: string): Promise<string[]> {
  const { body } = await site.inject('/metrics');
  return body.split('\n').filter((line) => line.startsWith(name));
}

/** A backend that behaves as a test wants. @returns its address */
async function startBackend(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('who reads them', () => {
  it('is everybody on a developer’s machine', async () => {
    site = await exampleSite(store);
    const { statusCode, headers } = await site.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it('is whoever bears the token', async () => {
    site = await exampleSite(store, { ...PRODUCTION, METRICS_TOKEN: TOKEN });
    const ask = (authorization?: string) =>
      site.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
    for (const authorization of [undefined, 'Bearer another', TOKEN, `Basic ${TOKEN}`]) {
      const { statusCode, headers, body } = await ask(authorization);
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(body).not.toMatch(/process_|skora_/);
    }
  });

  it('is nobody elsewhere: the address is like any other that there is not', async () => {
    site = await exampleSite(store, PRODUCTION);
    const [metrics, nowhere] = [await site.inject('/metrics'), await site.inject('/nowhere')];
    expect([metrics.statusCode, nowhere.statusCode]).toEqual([404, 404]);
    expect(metrics.headers['content-type']).toBe(nowhere.headers['content-type']);
  });
});

it('tells requests by route, the registry, and the releases that visitors get', async () => {
  await putRelease(store, exampleRelease('bbbbbb222222'));
  const canary = { release: 'bbbbbb222222', weight: 10 };
  await writePointer(store, 'remote-marketing', { stable: 'aaaaaa111111', canary, previous: [] });
  site = await exampleSite(store);
  await site.inject('/');
  await site.inject('/nowhere?email=player@player.example');
  expect(await linesOf('http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="/*",status="4xx"} 1',
  ]);
  expect((await linesOf('skora_release_shown')).sort()).toEqual([
    'skora_release_shown{remote="remote-marketing",release="aaaaaa111111",side="stable"} 1',
    'skora_release_shown{remote="remote-marketing",release="bbbbbb222222",side="canary"} 1',
  ]);
  expect(await linesOf('skora_remotes_missing')).toEqual(['skora_remotes_missing 0']);
  expect(await linesOf('skora_registry_read_duration_seconds_count{result="ok"}')).toHaveLength(1);
  expect(await linesOf('skora_registry_reads_open')).toEqual(['skora_registry_reads_open 0']);
});

it('tells that the registry refuses', async () => {
  const refuse = () => Promise.reject(new Error('connection refused'));
  site = await exampleSite({ ...store, read: refuse, list: refuse });
  await site.inject('/');
  const [failed] = await linesOf('skora_registry_read_duration_seconds_count{result="failed"}');
  expect(Number(failed?.split(' ').at(-1))).toBeGreaterThan(0);
});

it('tells calls of the backend, and those that came to nothing', async () => {
  const backend = await startBackend(({ url = '' }, response) => {
    if (url.includes('cut')) response.destroy();
    else response.writeHead(url.includes('broken') ? 500 : 404).end();
  });
  site = await exampleSite(store, { BACKEND_URL: backend.address });
  for (const path of ['missing', 'broken', 'cut']) await site.inject(`/api/${path}`);
  await backend.close();
  await site.inject('/api/away');
  expect((await linesOf('skora_backend_call_duration_seconds_count')).sort()).toEqual([
    'skora_backend_call_duration_seconds_count{for="api",result="failed"} 3',
    'skora_backend_call_duration_seconds_count{for="api",result="ok"} 1',
  ]);
});

it('a reading that hangs keeps no request waiting, and metrics come without it', async () => {
  let hangs = false;
  let end = (_names: string[]) => undefined as void;
  const held = new Promise<string[]>((resolve) => {
    end = resolve;
  });
  const list = (folder: string) => (hangs ? held : store.list(folder));
  site = await exampleSite({ ...store, list });
  await site.inject('/');
  hangs = true;
  // Pointers are read anew after a second.
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  const scrape = site.inject('/metrics');
  const health = await site.inject('/livez');
  expect(health.statusCode).toBe(200);
  const { statusCode, body } = await scrape;
  later.mockRestore();
  expect(statusCode).toBe(200);
  expect(body).toContain('skora_reading_timestamp_seconds{reading="releases"} 0');
  expect(body).toContain('skora_registry_reads_open 1');
  expect(body).toContain('process_cpu_seconds_total');
  end([]);
});

it('collectors that ask and never read keep no page waiting, and lose their connections', async () => {
  site = await exampleSite(store, {}, { intake: { ...INTAKE_LIMITS, silentMs: 300 } });
  const port = Number(new URL(await site.listen({ host: '127.0.0.1', port: 0 })).port);
  await site.inject('/');
  // More than the buffers of both ends hold.
  const questions = 'GET /metrics HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1_000);
  const collectors: { socket: Socket; ended: Promise<unknown> }[] = [];
  for (let count = 0; count < 3; count += 1) {
    const arrived = once(site.server, 'connection');
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(questions);
    const [served] = (await arrived) as [Socket];
    collectors.push({ socket, ended: once(served, 'close') });
  }
  expect((await site.inject('/')).statusCode).toBe(200);
  await Promise.all(collectors.map(({ ended }) => ended));
  for (const { socket } of collectors) socket.destroy();
});

it('has as many lines after 10,000 hostile addresses as after one of each kind', async () => {
  site = await exampleSite(store);
  const kinds = [
    (name: string) => ({ url: `/${name}.php` }),
    (name: string) => ({ url: `/assets/${name}` }),
    (name: string) => ({ url: `/remotes/remote-x/${name}` }),
    (name: string) => ({ url: `/remotes/${name}/x.js` }),
    (name: string) => ({ url: `/%zz${name}` }),
    (name: string) => ({ url: `/${name}`, method: 'DELETE' as const }),
    (name: string) => ({ url: `/${name}"} 1\n.js`.replace('\n', '%0a') }),
  ];
  const names = Array.from({ length: 10_000 }, (_, index) => `name-${index}`);
  const ask = async (from: number, to: number) => {
    for (const [index, name] of names.slice(from, to).entries()) {
      await site.inject(kinds[index % kinds.length]?.(name) ?? '/');
    }
    return linesOf('http_request_duration_seconds');
  };
  await ask(0, kinds.length);
  // The first answer is not in its own lines.
  const before = await ask(0, 0);
  const after = await ask(kinds.length, names.length);
  expect(after).toHaveLength(before.length);
  expect(after.join('\n')).not.toContain('name-');
});
