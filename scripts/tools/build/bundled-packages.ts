import type { Metafile } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/workspace';

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

/** The npm packages of which an esbuild bundle has at least one file, by name. @param metafile of a build in the root */
export function bundledPackages({ inputs }: Pick<Metafile, 'inputs'>): PackageFact[] {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [],
  );
  const facts = [...new Set(folders)].flatMap((folder) => readPackage(join(ROOT, folder)) ?? []);
  return facts.sort((one, other) => one.name.localeCompare(other.name));
}
