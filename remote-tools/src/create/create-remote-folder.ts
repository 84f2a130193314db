import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { findArchives, type Home, packageOf, PACKAGES } from './package-of';
import { TEMPLATE } from './template-folder';

interface NewRemote {
  /** With or without `remote-`. @example 'scouting' */
  name: string;
  /** Folder that gets `remote-<name>`. */
  into: string;
  home: Home;
  /** For `outside`: a folder with the packed kernel and tools, which are copied; without it they come from the registry of npm. */
  packages?: string;
}

const NAME = /^[a-z]+(-[a-z]+)*$/;

/** Schema of the manifest, for editors that complete it. */
const SCHEMA: Readonly<Record<Home, string>> = {
  workspace: '../shared/schema/remote-manifest.schema.json',
  outside: './node_modules/@skora/shared/schema/remote-manifest.schema.json',
};

function toTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Copies a part of the template; npm leaves `.gitignore` out of packages, so the template has it without the dot. */
function copyPart(part: string, name: string, target: string): void {
  const fillIn = (text: string) => text.replaceAll('newcomer', name).replaceAll('Newcomer', toTitle(name));
  for (const file of listFiles(join(TEMPLATE, part))) {
    const path = join(target, file === 'gitignore' ? '.gitignore' : fillIn(file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fillIn(readFileSync(join(TEMPLATE, part, file), 'utf8')));
  }
}

/**
 * Makes the folder of a new remote that builds, passes its tests and shows examples: a public and a protected page, links, an event, a
 * message, a request to the backend.
 * @returns the folder
 * @throws for a name that cannot be one, and when the folder is there already
 */
export function createRemoteFolder({ name: given, into, home, packages }: NewRemote): string {
  const name = given.replace(/^remote-/, '');
  if (!NAME.test(name)) {
    throw new Error(
      `"${name}" is no name for a remote: use small letters and single hyphens, no digits, for example "talent-scouts".`,
    );
  }
  const folder = join(resolve(into), `remote-${name}`);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const archives = packages === undefined ? undefined : findArchives(packages);
  const described = JSON.stringify(packageOf(name, home, archives), null, 2);
  copyPart('remote', name, folder);
  copyPart(home, name, home === 'workspace' ? resolve(into) : folder);
  for (const archive of Object.values(archives ?? {})) {
    mkdirSync(join(folder, PACKAGES), { recursive: true });
    copyFileSync(join(packages ?? '', archive), join(folder, PACKAGES, archive));
  }
  writeFileSync(join(folder, 'package.json'), `${described}\n`);
  const manifest = join(folder, 'remote.manifest.json');
  const withSchema = readFileSync(manifest, 'utf8').replace('{\n', `{\n  "$schema": "${SCHEMA[home]}",\n`);
  writeFileSync(manifest, withSchema);
  return folder;
}
