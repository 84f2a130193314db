import { build } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

// Packages stay outside: they are installed beside the bundle, and some load files of their own at run time. The
// workspace's own members are TypeScript and become part of the bundle.
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@skora/') ? undefined : { path, external: true },
    );
  },
};

const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: ['src/app/main.ts', 'src/app/run-task.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  plugins: [packagesStayOutside],
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  metafile: true,
});
writeFileSync(`${folder}dist/metafile.json`, JSON.stringify(metafile));
