import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampName = join('node_modules', '.skora-install');

/** Everything an install depends on, as paths below the root. */
function inputs(root) {
  const members = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(entry.name, 'package.json'))
    .filter((path) => existsSync(join(root, path)));
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...members.sort()];
}

function fingerprint(root) {
  const hash = createHash('sha256');
  for (const path of inputs(root))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Whether the packages were installed by us for exactly these package files.
 *
 * @param {string} root absolute path of the repository
 * @returns {boolean}
 */
export function isInstalled(root) {
  const stamp = join(root, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * Remembers that the packages are installed for the package files as they are now.
 *
 * @param {string} root absolute path of the repository
 */
export function recordInstall(root) {
  writeFileSync(join(root, stampName), fingerprint(root));
}
