import { build, type BuildOptions } from 'esbuild';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lets CommonJS packages ask for Node's own modules. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

const SOURCES = join(import.meta.dirname, '..');

const COMMON: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  banner: { js: REQUIRE },
  logLevel: 'warning',
};

/** Bundles the command `skora` into one file, which needs nothing but Node; Google's client only for registries in a bucket. */
export async function bundleCli(outfile: string): Promise<void> {
  await build({
    ...COMMON,
    entryPoints: [join(SOURCES, 'cli/main.ts')],
    outfile,
    external: ['firebase-admin', '@skora/remote-tools/*'],
  });
}

/**
 * Bundles what works on the sources of a remote, beside the command.
 * @param outdir gets a file for each module that the package exports
 * @param external packages that stay outside: those that the package depends on
 */
export async function bundleTools(outdir: string, external: readonly string[]): Promise<void> {
  await build({
    ...COMMON,
    entryPoints: [
      join(SOURCES, 'cli/project-commands.ts'),
      join(SOURCES, 'markdown/compile-post.mjs'),
      join(SOURCES, 'markdown/post-loader.mjs'),
      join(SOURCES, 'webpack/build-time-loader.mjs'),
    ],
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    external: [...external, 'firebase-admin', '@skora/remote-tools/*'],
  });
  copyFileSync(join(SOURCES, 'webpack/glue/bundler-runtime.mjs'), join(outdir, 'bundler-runtime.mjs'));
  // Webpack bundles it with the remote that is worked on.
  await build({
    entryPoints: [join(SOURCES, 'dev/stand-alone/page.ts')],
    outfile: join(outdir, 'page.js'),
    bundle: true,
    format: 'esm',
    external: ['@skora/shared/*', 'stand-alone/*'],
    loader: { '.css': 'copy' },
    assetNames: '[name]',
    logLevel: 'warning',
  });
}
