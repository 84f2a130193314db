import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampName = join('node_modules', '.skora-install');

/** Where pnpm writes what it has installed, whoever ran it and on which branch. */
const installed = join('node_modules', '.pnpm', 'lock.yaml');

/** Everything an install depends on and what it left, as paths below the root. */
function inputs(root) {
  const members = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(entry.name, 'package.json'))
    .filter((path) => existsSync(join(root, path)));
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...members.sort()];
  return existsSync(join(root, installed)) ? [...files, installed] : files;
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
 * Whether the packages were installed by us for exactly these package files, and nobody has installed others since.
 *
 * @param {string} root absolute path of the repository
 * @returns {boolean}
 */
export function isInstalled(root) {
  const stamp = join(root, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * Forgets the install, before another one begins: one that is broken off leaves some packages of each.
 *
 * @param {string} root absolute path of the repository
 */
export function forgetInstall(root) {
  rmSync(join(root, stampName), { force: true });
}

/**
 * Remembers that the packages are installed for the package files as they are now.
 *
 * @param {string} root absolute path of the repository
 */
export function recordInstall(root) {
  writeFileSync(join(root, stampName), fingerprint(root));
}
