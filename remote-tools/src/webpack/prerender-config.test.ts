import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@skora/shared/contract';
import { loadBuiltExport } from '../build/prerender/load-built-remote';
import { prerenderConfig } from './prerender-config';
import { runWebpack } from './run';

const manifest: RemoteManifest = {
  id: 'remote-demo',
  owner: 'Demo',
  contractVersion: 1,
  routes: [],
  slots: [],
  navigation: [],
};

/** Builds a remote for Node. @param sources file → text; what `src/remote.ts` exports comes back */
async function exportOf(sources: Record<string, string>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'skora-node-build-'));
  mkdirSync(join(folder, 'src'));
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, 'src', name), text);
  await runWebpack(prerenderConfig({ folder, manifest }));
  return loadBuiltExport(join(folder, 'dist/prerender'), 'remote');
}

it('gives pictures the address at which the site serves them', async () => {
  const address = await exportOf({
    'remote.ts': `import ball from './ball.svg'; export default ball;`,
    'ball.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(address).toMatch(/^\/remotes\/remote-demo\/ball\.[0-9a-f]{8}\.svg$/);
});

it('shows an error of syntax at its place, and nothing of the compiler itself', async () => {
  const failed = exportOf({ 'remote.ts': 'export default 1;\nconst = 3;' });
  const error = await failed.catch((reason: Error) => reason.message);
  expect(error).toMatch(/remote\.ts:2:1\][\s\S]*2 . const = 3/);
  expect(error).not.toMatch(/backtrace|Caused by/);
});
