import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { TeamKey } from '../signing/team-key';

/** Who gives a command, with a key of the team that it needs. */
export interface Actor {
  author: Author;
  key: TeamKey;
}

/** Who gives a command, and what history keeps of it. */
export interface Author {
  who: string;
  commit?: string;
  notes?: string;
}

function git(folder: string, args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // No repository, or no git: history does without.
    return '';
  }
}

function findCommit(folder: string): string | undefined {
  const commit = git(folder, ['rev-parse', '--short=12', 'HEAD']);
  if (commit === '') return undefined;
  return git(folder, ['status', '--porcelain', '--', '.']) === '' ? commit : `${commit}-dirty`;
}

/**
 * Finds out who gives a command: `SKORA_WHO`, the person that a workflow runs for, git's user, or this machine's.
 * @param folder where the remote's sources lie, for the commit
 */
export function findAuthor(folder: string, env: NodeJS.ProcessEnv, notes?: string): Author {
  const who =
    env.SKORA_WHO || env.GITHUB_ACTOR || git(folder, ['config', 'user.name']) || userInfo().username;
  const commit = env.GITHUB_SHA?.slice(0, 12) || findCommit(folder);
  return { who, ...(commit ? { commit } : {}), ...(notes ? { notes } : {}) };
}
