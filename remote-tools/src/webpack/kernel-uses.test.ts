import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kernelUses } from './kernel-uses';
import { runWebpack } from './run';
import { sharedModules } from './shared-modules';

const REMOTE = join(import.meta.dirname, '../../../remote-auth');

/** Builds the module that a remote exposes. @param sources file → text; `remote.js` is exposed */
async function usesOf(sources: Record<string, string>): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'skora-uses-'));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const { compilation } = await runWebpack({
    mode: 'production',
    context: folder,
    entry: {},
    output: { path: join(folder, 'dist'), uniqueName: 'remote_uses' },
    infrastructureLogging: { level: 'error' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'remote_uses',
        exposes: { './remote': './remote.js' },
        shared: sharedModules(REMOTE),
        dts: false,
        manifest: false,
      }),
    ],
  });
  return kernelUses(compilation);
}

it('lists the names that a remote takes from each part of the kernel, wherever it takes them', async () => {
  const uses = await usesOf({
    'remote.js': `
      import { Button } from '@skora/shared/ui';
      import { emitEvent as tell } from '@skora/shared/events';
      export { onEvent } from '@skora/shared/events';
      export const view = () => import('./view.js');
      export default () => tell('x', Button);`,
    'view.js': `import { Card, Button } from '@skora/shared/ui'; export default [Card, Button];`,
  });
  expect(uses).toEqual({
    '@skora/shared/events': ['emitEvent', 'onEvent'],
    '@skora/shared/ui': ['Button', 'Card'],
  });
});

it('says so when a part of the kernel is taken as a whole', async () => {
  const uses = await usesOf({
    'remote.js': `import * as ui from '@skora/shared/ui'; export default (name) => ui[name];`,
  });
  expect(uses).toEqual({ '@skora/shared/ui': ['*'] });
});

it('leaves out what is imported and not used', async () => {
  const uses = await usesOf({ 'remote.js': `import { Button } from '@skora/shared/ui'; export default 1;` });
  expect(uses['@skora/shared/ui'] ?? []).toEqual([]);
});
