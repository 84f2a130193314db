import { constants } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';

/** What a build and a release need of `.skora`: builds and cards that are kept, the registry and the key it is written with. */
const KEPT_STATE = ['.skora/cache/build', '.skora/cache/cards', '.skora/keys', '.skora/registry'];
const LEFT_OUT = /(^|\/)(\.git|test-results|\.pnpm|\.cache|\.federation)(\/|$)/;

function isOnTheWay(path: string, kept: string): boolean {
  return kept.startsWith(`${path}/`) || path === kept || path.startsWith(`${kept}/`);
}

function isCopied(path: string): boolean {
  if (LEFT_OUT.test(path)) return false;
  return !path.startsWith('.skora') || KEPT_STATE.some((kept) => isOnTheWay(path, kept));
}

/**
 * Copies this checkout as it is, with what was built and released, so that a program may change its sources. Packages of npm
 * are the same files.
 * @returns its folder, and what deletes it
 */
export async function copyWorkspace(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'skora-workspace-'));
  await cp(ROOT, root, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => isCopied(relative(ROOT, source).split(sep).join('/')),
  });
  await symlink(join(ROOT, 'node_modules/.pnpm'), join(root, 'node_modules/.pnpm'));
  return { root, remove: () => rm(root, { recursive: true }) };
}
