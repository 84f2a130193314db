import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '@skora/remote-tools/webpack';
import { lazyParts } from './lazy-parts';

const SOURCES = {
  'index.js': `
    export const tokens = () => import(/* webpackChunkName: "ui-data" */ '@skora/shared/tokens');
    export const data = () => import(/* webpackChunkName: "ui-data" */ '@skora/shared/ui/data');
    export const api = () => import(/* webpackChunkName: "api" */ '@skora/shared/api');
    export const toasts = () => import(/* webpackChunkName: "toasts" */ './toasts.js');`,
  'tokens.js': 'export default 1;',
  'data.js': 'export default 2;',
  'api.js': 'export default 3;',
  'toasts.js': 'export default 4;',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skora-lazy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names each late subpath of the kernel with the files of its chunk, also when two share one', async () => {
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
  const { compilation } = await runWebpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist'), chunkFilename: '[name].js' },
    resolve: {
      alias: {
        '@skora/shared/tokens': join(folder, 'tokens.js'),
        '@skora/shared/ui/data': join(folder, 'data.js'),
        '@skora/shared/api': join(folder, 'api.js'),
      },
    },
    infrastructureLogging: { level: 'error' },
  });
  const data = { js: ['ui-data.js'], css: [] };
  expect(lazyParts(compilation)).toEqual({
    '@skora/shared/api': { js: ['api.js'], css: [] },
    '@skora/shared/tokens': data,
    '@skora/shared/ui/data': data,
  });
});
