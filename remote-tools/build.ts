import { join } from 'node:path';
import { bundleCli } from './src/cli/bundle-cli';

// `pnpm pack` calls it: what others install is one file.
await bundleCli(join(import.meta.dirname, 'dist/skora.mjs'));
