import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compileEarly, runWebpack } from '@skora/remote-tools/webpack';
import { generatedPath, ROOT } from '@skora/scripts-lib/workspace';
import { hostConfig } from '../../webpack/host-config';

const HERE = join(ROOT, 'scripts/tools/bench/one-bundle');

/** What the host imports by these names is what holds remotes together. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\/load-remote$/, 'load-remote.tsx'],
  [/\/parcel-host$/, 'parcel-host.tsx'],
  [/\/kernel\/federation$/, 'federation.ts'],
  [/\/kernel\/expose-runtime-core$/, 'federation.ts'],
];

/** Words of what the bundle must not hold, also when it is minimized. */
const FOREIGN = ['__FEDERATION__.__', 'single-spa-react', 'SKIP_BECAUSE_BROKEN'];

/** The bundle of home, the script that starts it, and what each page that is navigated to needs besides. */
export interface OneBundle {
  /** Folder of its files. */
  folder: string;
  boot: string;
  main: string;
  /** Path of a page → names of its scripts and styles. */
  pages: Readonly<Record<string, readonly string[]>>;
}

function config(folder: string): Configuration {
  const host = hostConfig('production');
  return {
    ...host,
    name: 'one-bundle',
    entry: { boot: './src/boot.ts', main: './src/index.ts' },
    output: { ...host.output, path: folder, uniqueName: 'skora_one' },
    plugins: [
      ...(host.plugins ?? []),
      ...REPLACED.map(
        ([request, file]) => new webpack.NormalModuleReplacementPlugin(request, join(HERE, file)),
      ),
      compileEarly(/^(login|pricing-plans|\d+)\b.*\.js$/),
    ],
  };
}

/**
 * Builds home, pricing and login as one site without Module Federation and without single-spa, from the same sources and with
 * the same settings: host, kernel and views are compiled together, so that nothing of the kernel is in it that no view uses.
 *
 * It flatters the one bundle in three ways: all views but five are missing, two remotes whole, so its table of chunks is short; no
 * part has an error boundary, a limit for its mount or a second try of its own; and a chunk has no digest to be checked. On the
 * other hand it keeps what one team alone would not need: routes as data of the page, three React roots, slots for other teams.
 */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = generatedPath('bench/one-bundle');
  const { compilation } = await runWebpack(config(folder));
  const filesOf = (name: string): string[] =>
    compilation.chunkGroups
      .filter((group) => group.name === name)
      .flatMap((group) => group.getFiles())
      .filter((file) => /\.(js|css)$/.test(file));
  const scriptOf = (name: string): string => {
    const scripts = filesOf(name).filter((file) => file.endsWith('.js'));
    const [script] = scripts;
    if (script === undefined || scripts.length > 1) throw new Error(`${name} is ${scripts.length} scripts.`);
    return script;
  };
  const main = scriptOf('main');
  const code = readFileSync(join(folder, main), 'utf8');
  for (const word of FOREIGN) if (code.includes(word)) throw new Error(`The one bundle holds ${word}.`);
  return {
    folder,
    boot: scriptOf('boot'),
    main,
    pages: { '/login': filesOf('login'), '/pricing-plans': filesOf('pricing-plans') },
  };
}
