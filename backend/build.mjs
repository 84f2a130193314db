import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

// Packages stay outside: they are installed beside the bundle, and some load files of their own at run time.
await build({
  absWorkingDir: folder,
  entryPoints: ['src/main.ts', 'src/run-task.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
