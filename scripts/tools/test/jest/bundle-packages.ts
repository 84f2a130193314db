import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '@skora/scripts-lib/workspace';
import { BUNDLE_FOLDER, BUNDLED_PACKAGES, stubName } from './bundled-packages.mjs';

const folder = join(ROOT, BUNDLE_FOLDER);

/** Writes the packages that tests load again and again as one file, and one for each of their names that reads from it. */
export async function bundlePackages(): Promise<void> {
  const lines = BUNDLED_PACKAGES.map((name) => `exports['${name}'] = () => require('${name}');`);
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: join(ROOT, 'backend') },
    outfile: join(folder, 'packages.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Fastify looks through all modules for the name of each plugin. Jest makes the list anew for each look.
    define: { 'require.cache': 'undefined' },
    logLevel: 'error',
  });
  for (const name of BUNDLED_PACKAGES) {
    writeFileSync(join(folder, stubName(name)), `module.exports = require('./packages.cjs')['${name}']();\n`);
  }
}
