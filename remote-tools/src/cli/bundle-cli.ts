import { build } from 'esbuild';
import { join } from 'node:path';

/** Lets CommonJS packages ask for Node's own modules. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Bundles the command `skora` into one file, which needs nothing but Node; Google's client only for registries in a bucket. */
export async function bundleCli(outfile: string): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['firebase-admin'],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
}
