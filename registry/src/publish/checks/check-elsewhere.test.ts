import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Release } from '@skora/shared/contract';
import { readHost, readPointer, registryPaths, writeHost, type ReleaseStore } from '../../index';
import { allowOrigin, removeOrigin } from '../../signing/origins';
import { ADA, BUILT, exampleRelease, exampleStore, ID, publish } from '../../testing/example';
import { promote, rollback, startCanary } from '../commands';
import { showRemote } from '../tables';

interface Answer {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

const OPEN = { 'access-control-allow-origin': '*' };
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css',
  png: 'image/png',
};

let server: Server;
let origin: string;
/** What the other origin answers for a file instead of what it should. */
const answers = new Map<string, Answer>();
/** What was asked for, in the order of names. */
let asked: string[];
let origins: Set<string | undefined>;

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    asked.push(name);
    origins.add(headers.origin);
    const type = { 'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)] };
    const { status = 200, body = 'x', headers: given = {} } = answers.get(name) ?? {};
    response.writeHead(status, { ...OPEN, ...type, ...given }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

beforeEach(() => {
  answers.clear();
  asked = [];
  origins = new Set();
});

const file = (name: string) => ({ name, size: 1, integrity: BUILT });

/** A release with a file of each kind, all but the markup and the card of its pages on the other origin. */
function elsewhere(name = 'aaaaaa111111', change: Partial<Release> = {}): Release {
  const built = exampleRelease(name);
  const kinds = [
    'demo.12345678.js',
    'demo.12345678.css',
    'photo.12345678.png',
    'page.12345678.html',
    'card.12345678.png',
  ];
  return {
    ...built,
    files: [...built.files, ...kinds.map(file)],
    views: { demo: { js: ['demo.12345678.js'], css: ['demo.12345678.css'], kernel: [] } },
    pages: [{ path: '/demo/a', title: 'A', description: 'A', file: 'page.12345678.html' }],
    cards: { '/demo': 'card.12345678.png' },
    baseUrl: `${origin}/demo/`,
    ...change,
  };
}

async function allowedStore(): Promise<ReleaseStore> {
  const store = await exampleStore();
  await allowOrigin(store, ID, origin);
  return store;
}

it('publishes a release whose files are served, and keeps in the registry what the site’s server reads', async () => {
  const store = await allowedStore();
  expect(await publish(store, elsewhere())).toBe(true);
  expect(asked.sort()).toEqual([
    'demo.12345678.css',
    'demo.12345678.js',
    'photo.12345678.png',
    'remoteEntry.aaaaaa111111.js',
  ]);
  expect((await store.list(`files/${ID}`)).sort()).toEqual([
    'card.12345678.png',
    'demo.12345678.css',
    'page.12345678.html',
  ]);
  expect(await readPointer(store, ID)).toMatchObject({ stable: 'aaaaaa111111' });
  expect(await showRemote(store, ID)).toContain(`aaaaaa111111 is stable; its files are at ${origin}/demo/\n`);
});

it.each<[string, string, Answer, RegExp]>([
  [
    'a file that is not there',
    'demo.12345678.js',
    { status: 404 },
    /demo\.12345678\.js at .*\/demo\/ answered with 404\. Upload what was built there first, and publish it then\./,
  ],
  [
    'a file that is somewhere else',
    'demo.12345678.js',
    { status: 302, headers: { location: '/other.js' } },
    /answered with 302/,
  ],
  [
    'another file',
    'remoteEntry.aaaaaa111111.js',
    { body: 'y' },
    /remoteEntry\.aaaaaa111111\.js at .* is not the file that was built\. Upload what was built there again/,
  ],
  [
    'a file that other sites may not read',
    'photo.12345678.png',
    { headers: { 'access-control-allow-origin': 'https://other.example' } },
    /photo\.12345678\.png at .* may not be read by other sites\. Have that server send "Access-Control-Allow-Origin: \*"\./,
  ],
  [
    'a script that is sent as text',
    'demo.12345678.js',
    { headers: { 'content-type': 'text/plain' } },
    /demo\.12345678\.js at .* is sent as "text\/plain"\. Have that server send it as "text\/javascript"\./,
  ],
  [
    'a style that is sent as a script',
    'demo.12345678.css',
    { headers: { 'content-type': 'text/javascript' } },
    /demo\.12345678\.css .* is sent as "text\/javascript"\. Have that server send it as "text\/css"\./,
  ],
])('refuses %s, with the reason and what to do', async (_what, name, answer, reason) => {
  const store = await allowedStore();
  answers.set(name, answer);
  await expect(publish(store, elsewhere())).rejects.toThrow(reason);
  expect(await readPointer(store, ID)).toBeNull();
  expect(await store.read(registryPaths.release(ID, 'aaaaaa111111'))).toBeNull();
});

it('names three of many files that have the same fault', async () => {
  const store = await allowedStore();
  const names = Array.from({ length: 9 }, (_none, index) => `part-${index}.12345678.js`);
  for (const name of names) answers.set(name, { status: 403 });
  const release = elsewhere();
  release.files.push(...names.map(file));
  await expect(publish(store, release)).rejects.toThrow(
    'part-0.12345678.js, part-1.12345678.js, part-2.12345678.js and 6 more at',
  );
});

it('accepts files that are open to the site alone, which the host’s release named', async () => {
  const store = await allowedStore();
  const site = 'https://skora.example';
  const host = await readHost(store);
  await writeHost(store, { ...host!, origin: site });
  for (const { name } of elsewhere().files)
    answers.set(name, { headers: { 'access-control-allow-origin': site } });
  expect(await publish(store, elsewhere())).toBe(true);
  expect([...origins]).toEqual([site]);
});

it('refuses files of a server that is down', async () => {
  const store = await exampleStore();
  const down = createServer().listen(0, '127.0.0.1');
  await once(down, 'listening');
  const gone = `http://127.0.0.1:${(down.address() as AddressInfo).port}`;
  await new Promise((resolve) => down.close(resolve));
  await allowOrigin(store, ID, gone);
  await expect(publish(store, elsewhere('aaaaaa111111', { baseUrl: `${gone}/` }))).rejects.toThrow(
    /could not be fetched \(connect ECONNREFUSED .*\)\. Look whether that server is up/,
  );
});

it('refuses an origin that is not allowed, and asks nobody there', async () => {
  const store = await exampleStore();
  await expect(publish(store, elsewhere())).rejects.toThrow(
    `Its files are on ${origin}, which ${ID} may not use. Ask those who give out ids to allow it: skora origins ${ID} --allow ${origin}`,
  );
  expect(asked).toEqual([]);
  expect(await readPointer(store, ID)).toBeNull();
});

it.each([['http://cdn.team.example/'], ['https://cdn.team.example/x'], ['https://*.team.example/'], ['']])(
  'refuses the address %p',
  async (baseUrl) => {
    const store = await exampleStore();
    await expect(publish(store, elsewhere('aaaaaa111111', { baseUrl }))).rejects.toThrow(
      `"${baseUrl}" is no address for its files. Name one of https`,
    );
  },
);

it('looks again at what is live when it is published again', async () => {
  const store = await allowedStore();
  await publish(store, elsewhere());
  expect(await publish(store, elsewhere())).toBe(false);
  answers.set('demo.12345678.js', { status: 404 });
  await expect(publish(store, elsewhere())).rejects.toThrow('demo.12345678.js at');
  await removeOrigin(store, ID, origin);
  await expect(publish(store, elsewhere())).rejects.toThrow('may not use');
});

it('shows no release by a command whose files are not there any more', async () => {
  const store = await allowedStore();
  await publish(store, elsewhere());
  await publish(store, exampleRelease('bbbbbb222222'));
  answers.set('demo.12345678.js', { status: 404 });
  const reason = /aaaaaa111111 cannot be shown:\n- demo\.12345678\.js at .* answered with 404/;
  await expect(rollback(store, ID, ADA)).rejects.toThrow(reason);
  await expect(promote(store, ID, ADA, 'aaaaaa111111')).rejects.toThrow(reason);
  await expect(startCanary(store, ID, 'aaaaaa111111', 10, ADA)).rejects.toThrow(reason);
  expect(await readPointer(store, ID)).toMatchObject({ stable: 'bbbbbb222222' });
  answers.clear();
  expect(await rollback(store, ID, ADA)).toMatchObject({ stable: 'aaaaaa111111' });
});

it('does not go back to a release whose origin was removed meanwhile', async () => {
  const store = await allowedStore();
  await publish(store, elsewhere());
  await publish(store, exampleRelease('bbbbbb222222'));
  await removeOrigin(store, ID, origin);
  await expect(rollback(store, ID, ADA)).rejects.toThrow('which is not allowed');
  expect(await readPointer(store, ID)).toMatchObject({ stable: 'bbbbbb222222' });
});
