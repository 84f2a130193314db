import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Path below `.skora/`, the folder of everything generated locally that is not a member's `dist`. */
export function generatedPath(...segments: string[]): string {
  return join(ROOT, '.skora', ...segments);
}

/** They speak for all packages: the lockfile, and what pnpm has installed, which may be that of another branch. */
export const PACKAGE_FILES: readonly string[] = ['pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml'];

/** Builds that are kept by what they are made of. */
export const BUILD_CACHE = generatedPath('cache/build');

/** The local release registry. */
export const REGISTRY_DIR = generatedPath('registry');

/** Names of the remotes, found by their manifests: `remote-auth`, … */
export function remoteIds(): string[] {
  return readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, 'remote.manifest.json')))
    .sort();
}

/** Reads a JSON file of the workspace. */
export function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8')) as T;
}
