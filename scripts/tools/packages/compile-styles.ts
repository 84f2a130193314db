import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { cssRules } from '@skora/remote-tools/webpack';
import { KERNEL } from './kernel-entries';

const KERNEL_SOURCES = join(KERNEL, 'src');

/** Class names of a style module: as written in its file → as it stands in the page. */
export type ClassMap = Record<string, string>;

function run(config: webpack.Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        if (failure) reject(failure);
        else resolve();
      });
    });
  });
}

/**
 * Compiles the style modules of the kernel with the rules of the site's build, so that classes have the same names.
 * @returns the class maps by the path of the style module, and all rules as one sheet
 */
export async function compileStyles(): Promise<{ maps: Map<string, ClassMap>; sheet: string }> {
  const files = readdirSync(KERNEL_SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(KERNEL_SOURCES, file));
  const folder = mkdtempSync(join(tmpdir(), 'kernel-styles-'));
  try {
    await run({
      mode: 'production',
      context: KERNEL,
      devtool: false,
      entry: Object.fromEntries(files.map((file, index) => [`style-${index}`, file])),
      output: { path: folder, filename: '[name].cjs', library: { type: 'commonjs2', export: 'default' } },
      optimization: { minimize: false },
      module: { rules: cssRules('browser') },
      resolveLoader: { modules: [join(KERNEL, '../scripts/node_modules')] },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
    });
    const maps = new Map<string, ClassMap>();
    const sheets = files.map((file, index) => {
      const module = { exports: {} as ClassMap };
      runInNewContext(readFileSync(join(folder, `style-${index}.cjs`), 'utf8'), { module });
      maps.set(file, { ...module.exports });
      return readFileSync(join(folder, `style-${index}.css`), 'utf8');
    });
    return { maps, sheet: sheets.join('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
