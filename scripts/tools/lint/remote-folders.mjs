import { existsSync, readdirSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);

/** Names of the folders that are remotes: those with a manifest. */
export function remoteFolders() {
  return readdirSync(ROOT)
    .filter((name) => existsSync(new URL(`${name}/remote.manifest.json`, ROOT)))
    .sort();
}
