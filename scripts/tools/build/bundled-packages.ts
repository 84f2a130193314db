import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';

/** A package that became part of a bundle, or is installed beside one. */
export interface PackageFact {
  name: string;
  version: string;
  /** As the package says it; absent where it says nothing that is one text. */
  license?: string;
}

/** Reads `package.json` of a folder. @returns null for one that names no package: some only set a module type */
export function readPackage(folder: string): PackageFact | null {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  if (typeof name !== 'string' || typeof version !== 'string') return null;
  return { name, version, ...(typeof license === 'string' && { license }) };
}

/**
 * The npm packages of which a build read at least one file, by name. Members of the workspace are none.
 * @param files absolute or from the root on
 */
export function bundledPackages(files: Iterable<string>): PackageFact[] {
  const named = [...files].flatMap(
    (path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/.@][^/]*)\//.exec(path)?.[1] ?? [],
  );
  // A package is read through links of all that need it.
  const folders = new Set([...new Set(named)].map((folder) => realpathSync(resolve(ROOT, folder))));
  const installed = [...folders].filter((folder) => folder.includes('/node_modules/'));
  const facts = installed.flatMap((folder) => readPackage(folder) ?? []);
  return facts.sort((one, other) => one.name.localeCompare(other.name));
}
