import { build } from 'esbuild';
import { ROOT } from '@skora/scripts-lib/workspace';
import { packagesStayOutside } from './inputs';

const PROVIDED = 'host/src/kernel/provided-modules.ts';

/** Names that pages lack, because the host's build leaves them out: see `left-out.mjs`. */
const LEFT_OUT: Readonly<Record<string, string>> = { '@skora/shared/contract': 'validateManifests' };

async function readMetafile(entryPoints: string[]) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    plugins: [packagesStayOutside],
    logLevel: 'silent',
  });
  return metafile;
}

/** Names that remotes can import from each subpath of the kernel that the host provides. */
export async function readKernelNames(): Promise<Record<string, string[]>> {
  const { inputs } = await readMetafile([PROVIDED]);
  const subpaths = (inputs[PROVIDED]?.imports ?? []).flatMap(({ original, path }): [string, string][] =>
    original?.startsWith('@skora/shared/') ? [[original, path]] : [],
  );
  const { outputs } = await readMetafile(subpaths.map(([, path]) => path));
  const exported = new Map(
    Object.values(outputs).flatMap(({ entryPoint, exports }) => (entryPoint ? [[entryPoint, exports]] : [])),
  );
  return Object.fromEntries(
    subpaths
      .map(([subpath, path]): [string, string[]] => [
        subpath,
        (exported.get(path) ?? []).filter((name) => name !== LEFT_OUT[subpath]).sort(),
      ])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
