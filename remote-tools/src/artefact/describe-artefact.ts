import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, RemoteManifest } from '@skora/shared/contract';
import { releaseFiles } from './release-files';

const ENTRY = /^remoteEntry(\.[0-9a-f]{8})?\.js$/;
const HASHED = /\.[0-9a-f]{8}\./;

function digest(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Gives the entry a name that carries a hash: files of a release are kept for good under their names. */
function hashEntry(folder: string, name: string): string {
  if (HASHED.test(name)) return name;
  const hashed = `remoteEntry.${digest(readFileSync(join(folder, name))).slice(0, 8)}.js`;
  renameSync(join(folder, name), join(folder, hashed));
  return hashed;
}

/**
 * Describes what any bundler built as a release: a folder with `remote.manifest.json` and `browser/`, in which
 * `remoteEntry.js` is the container (`globalThis.remote_name = { init, get }`) and all other files carry eight hexadecimal
 * digits of a hash in their names. Such a remote brings its own framework and takes nothing from the host.
 * @param out where the release is written: `release.json` and `browser/`
 * @throws when there is no entry, or a file whose name would be used again for other content
 */
export function describeArtefact(folder: string, out: string): Release {
  const manifest = JSON.parse(readFileSync(join(folder, 'remote.manifest.json'), 'utf8')) as RemoteManifest;
  const browser = join(out, 'browser');
  mkdirSync(out, { recursive: true });
  cpSync(join(folder, 'browser'), browser, { recursive: true });
  const found = readdirSync(browser).filter((name) => ENTRY.test(name));
  const [name] = found;
  if (name === undefined || found.length > 1) {
    throw new Error(`${folder}/browser needs one remoteEntry.js, the container; it has ${found.length}.`);
  }
  const entry = hashEntry(browser, name);
  const files = releaseFiles(browser);
  const unhashed = files.map((file) => file.name).filter((file) => !HASHED.test(file));
  if (unhashed.length > 0) {
    throw new Error(
      `Browsers keep files of a release for good, so their names carry eight hexadecimal digits of a hash, for example ` +
        `page.1a2b3c4d.js. Have your bundler name these so: ${unhashed.join(', ')}.`,
    );
  }
  const views = [...manifest.routes, ...manifest.slots].map(({ view }) => view);
  const content = {
    id: manifest.id,
    manifest,
    entry,
    files,
    views: Object.fromEntries(views.map((view) => [view, { js: [], css: [], kernel: [] }])),
    fragments: [],
    requires: {},
    kernel: { version: 'none', uses: {} },
    runtimeCore: 'none',
  };
  const release = digest(JSON.stringify(content)).slice(0, 12);
  const described: Release = { release, builtAt: new Date().toISOString(), ...content };
  writeFileSync(join(out, 'release.json'), JSON.stringify(described, null, 1));
  return described;
}
