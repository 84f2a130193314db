import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, transform, type Plugin } from 'esbuild';
import { compileStyles, type ClassMap } from './compile-styles';
import { emitTypes } from './emit-types';
import { kernelEntries } from './kernel-entries';

/** A style module becomes its class map; its rules are in the sheet of all components. */
function classMaps(maps: Map<string, ClassMap>): Plugin {
  return {
    name: 'class-maps',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: JSON.stringify(maps.get(path)),
        loader: 'json',
      }));
    },
  };
}

/**
 * Builds the kernel as others install it: ES modules, declarations and style sheets. Modules that several subpaths use
 * are files of their own, so that there is one session and one event bus.
 * @param folder is emptied first
 */
export async function buildKernel(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  emitTypes(folder);
  const { modules, styles } = kernelEntries();
  const { maps, sheet } = await compileStyles();
  const common = { bundle: true, outdir: folder, target: 'es2022', logLevel: 'warning' } as const;
  await build({
    ...common,
    entryPoints: modules.map(({ source, output }) => ({ in: source, out: output })),
    format: 'esm',
    splitting: true,
    packages: 'external',
    platform: 'neutral',
    jsx: 'automatic',
    chunkNames: 'chunks/[hash]',
    plugins: [classMaps(maps)],
  });
  await build({
    ...common,
    entryPoints: styles.map(({ source, output }) => ({ in: source, out: output.replace(/\.css$/, '') })),
    external: ['@fontsource-variable/*'],
    minify: true,
  });
  const { code } = await transform(sheet, { loader: 'css', minify: true });
  writeFileSync(join(folder, 'ui/components.css'), code);
}

await buildKernel(resolve(process.argv[2] ?? 'dist'));
