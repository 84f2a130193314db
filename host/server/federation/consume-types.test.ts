import { DTSManager } from '@module-federation/dts-plugin/core';
import { allowOrigin } from '@skora/registry/publish';
import type { Release } from '@skora/shared/contract';
import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkProgram, temporaryProgram } from '../testing/check-program';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const RUNTIME = join(__dirname, '../../node_modules/@module-federation/runtime');

/** What the program of another team has in its `tsconfig.json`. */
const OPTIONS = {
  paths: { '@module-federation/runtime': [RUNTIME], '*': ['./@mf-types/*'] },
  skipLibCheck: true,
};

const RIGHT = `import { loadRemote } from '@module-federation/runtime';
import remote, { type ParcelProps, type View } from 'growth/remote';

export const id: 'remote-marketing' = remote.id;
export const version: 1 = remote.contractVersion;
export const views: readonly ('home' | 'not-found' | 'settings')[] = remote.views;
export async function show(view: View, props: ParcelProps): Promise<void> {
  const { default: later } = await import('growth/remote');
  await later.prepare(view);
  for (const mount of [later.mount].flat()) await mount({ ...props, view: 'home' });
}
export const loaded: Promise<{ default: typeof remote }> = loadRemote('growth/remote');
`;

const WRONG = `import { loadRemote } from '@module-federation/runtime';
import remote from 'growth/remote';
import checkout from 'growth/checkout';

export const asked = [checkout, remote.start(), remote.prepare('checkout')];
export const version: 2 = remote.contractVersion;
export const loaded = (await loadRemote('growth/remote')).default.finish();
`;

const sites: FastifyInstance[] = [];

/** @returns its origin */
async function startSite(release: Release, publicOrigin?: string): Promise<string> {
  const { store } = await temporaryStore();
  await putRelease(store, release);
  if (release.baseUrl) await allowOrigin(store, release.id, new URL(release.baseUrl).origin);
  const site = await exampleSite(store, { PUBLIC_ORIGIN: publicOrigin });
  sites.push(site);
  return site.listen({ port: 0, host: '127.0.0.1' });
}

/** Does what the build of another team does, which calls the remote `growth`. @returns the folder of its program */
async function consume(origin: string, files: Record<string, string>): Promise<string> {
  const context = await temporaryProgram(files);
  const address = `remote_marketing@${origin}/remotes/remote-marketing/mf-manifest.json`;
  const moduleFederationConfig = { name: 'club', remotes: { growth: address } };
  await new DTSManager({ host: { context, moduleFederationConfig, consumeAPITypes: true } }).consumeTypes();
  return context;
}

const taken = async (folder: string) => (await readdir(join(folder, '@mf-types/growth'))).sort();

beforeEach(() => {
  for (const channel of ['log', 'info'] as const) jest.spyOn(console, channel).mockReturnValue();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

it('lets the compiler of another team know the module of a remote, and refuse what it has not', async () => {
  const origin = await startSite(exampleRelease());
  const folder = await consume(origin, { 'right.ts': RIGHT, 'wrong.ts': WRONG });
  expect(await taken(folder)).toEqual(['apis.d.ts', 'remote.d.ts']);
  expect(checkProgram(folder, OPTIONS)).toEqual([
    expect.stringMatching(/^wrong.ts: Cannot find module 'growth\/checkout'/),
    "wrong.ts: Property 'start' does not exist on type 'RemoteModule'.",
    `wrong.ts: Argument of type '"checkout"' is not assignable to parameter of type 'View'.`,
    "wrong.ts: Type '1' is not assignable to type '2'.",
    "wrong.ts: Property 'finish' does not exist on type 'RemoteModule'.",
  ]);
});

it('has the types of a release whose files are on another origin', async () => {
  const release = exampleRelease('bbbbbb222222', { baseUrl: 'https://cdn.team.example/growth/' });
  const publicOrigin = await startSite(release);
  const folder = await consume(await startSite(release, publicOrigin), {});
  expect(await taken(folder)).toEqual(['apis.d.ts', 'remote.d.ts']);
  expect(await readFile(join(folder, '@mf-types/growth/remote.d.ts'), 'utf8')).toContain('bbbbbb222222');
});
