import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { compiledSources, programSources } from './inputs';
import { REMOTE_PROGRAMS } from './parts';
import { ROOT } from '@skora/scripts-lib/workspace';

function compilation(
  paths: Partial<Record<'read' | 'missing' | 'folders' | 'loaders', string[]>>,
): Compilation {
  const absolute = (names: string[] = []) => new Set(names.map((name) => join(ROOT, name)));
  return {
    fileDependencies: absolute(paths.read),
    missingDependencies: absolute(paths.missing),
    contextDependencies: absolute(paths.folders),
    buildDependencies: absolute(paths.loaders),
  } as unknown as Compilation;
}

describe('inputs of a build', () => {
  it('has all that the program imports which builds a remote: cards of the backend, tokens, webpack settings', async () => {
    const sources = await programSources(REMOTE_PROGRAMS);
    expect(sources).toEqual(
      expect.arrayContaining([
        'backend/src/lib/drawing/card-frame.ts',
        'shared/src/tokens/index.ts',
        'remote-tools/src/webpack/swc-rule.ts',
        'pnpm-lock.yaml',
        'shared/package.json',
      ]),
    );
    expect(sources.filter((path) => path.includes('node_modules'))).toEqual(['node_modules/.pnpm/lock.yaml']);
  });

  it('follows a program of the backend to the colours of its cards', async () => {
    expect(await programSources(['backend/src/app/main.ts'])).toContain('shared/src/tokens/color.ts');
  });

  it('has what webpack read and missed, and the sources of its loaders; not the packages, which pnpm names', async () => {
    const read = ['host/src/boot.ts', 'node_modules/.pnpm/mitt@3.0.1/node_modules/mitt/package.json'];
    const sources = await compiledSources(
      compilation({
        read,
        missing: ['host/src/boot.tsx'],
        loaders: ['remote-tools/src/markdown/post-loader.mjs'],
      }),
    );
    expect(sources).toEqual(
      expect.arrayContaining([
        'host/src/boot.ts',
        'host/src/boot.tsx',
        'remote-tools/src/markdown/compile-post.mjs',
      ]),
    );
    expect(sources.filter((path) => path.includes('mitt'))).toEqual([]);
  });

  it('refuses a folder that is taken in whole', async () => {
    await expect(compiledSources(compilation({ folders: ['host/src/posts'] }))).rejects.toThrow(
      'not all of host/src/posts',
    );
  });
});
