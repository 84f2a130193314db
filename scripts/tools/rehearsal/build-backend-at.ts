import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { ROOT } from '@skora/scripts-lib/workspace';

const run = promisify(execFile);

/** What the backend is built of. */
const MEMBERS = ['backend', 'domain', 'shared'];
/** As much as a deploy may bring. */
const COMMITS_AGO = 20;

/** The commit of the backend some commits of its own ago. @throws LocalPlatformError where the history is too short */
export async function findCommitBefore(): Promise<string> {
  const range = ['rev-list', '--max-count=1', `--skip=${COMMITS_AGO}`, 'HEAD'];
  const { stdout } = await run('git', [...range, '--', ...MEMBERS.map((member) => `${member}/src`)], {
    cwd: ROOT,
  });
  if (stdout !== '') return stdout.trim();
  throw new LocalPlatformError(
    'There is no earlier backend in this clone. Fetch its history (git fetch --unshallow), or name a commit with --before.',
  );
}

/** Gives a member the packages of today, and the other members as they were. */
async function linkPackages(folder: string, member: string): Promise<void> {
  const [from, to] = [join(ROOT, member, 'node_modules'), join(folder, member, 'node_modules')];
  await mkdir(join(to, '@skora'), { recursive: true });
  const names = existsSync(from) ? await readdir(from) : [];
  for (const name of names) {
    if (name !== '@skora') await symlink(join(from, name), join(to, name));
  }
  for (const other of MEMBERS) await symlink(join(folder, other), join(to, '@skora', other));
}

/**
 * Builds the backend as it was at a commit, with the packages that are installed.
 *
 * @param folder gets its sources
 * @returns path of its program
 * @throws LocalPlatformError when the commit is not there
 */
export async function buildBackendAt(commit: string, folder: string): Promise<string> {
  const archive = join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, commit, ...MEMBERS], { cwd: ROOT }).catch(() => {
    throw new LocalPlatformError(
      `The backend of ${commit} is not in this clone. Name a commit that is, or fetch its history (git fetch --unshallow).`,
    );
  });
  await run('tar', ['-xf', archive, '-C', folder]);
  for (const member of MEMBERS) await linkPackages(folder, member);
  await run('node', [join(folder, 'backend/build.mjs')]);
  return join(folder, 'backend/dist/main.mjs');
}
