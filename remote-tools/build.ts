import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCli, bundleTools } from './src/cli/bundle-cli';

const FOLDER = import.meta.dirname;

// `pnpm pack` calls it: what others install is compiled.
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(FOLDER, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
await bundleCli(join(FOLDER, 'dist/skora.mjs'));
await bundleTools(join(FOLDER, 'dist'), Object.keys({ ...dependencies, ...peerDependencies }));
