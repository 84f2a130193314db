import { build, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FILES, ROOT } from '@skora/scripts-lib/workspace';

const PROGRAM = 'draw-cards.ts';

/** Other files speak for packages. */
const ownCode: Plugin = {
  name: 'own-code',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@skora/') ? undefined : { path, external: true },
    );
  },
};

/** Names what draws cards: with other code, fonts or another renderer the same words look different. */
export async function fingerprintDrawing(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [PROGRAM],
    outdir: 'unwritten',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    plugins: [ownCode],
    logLevel: 'silent',
  });
  const hash = createHash('sha256');
  const packages = PACKAGE_FILES.map((path) => join(ROOT, path)).filter((path) => existsSync(path));
  for (const file of packages) hash.update(readFileSync(file));
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex');
}
