import { execFileSync } from 'node:child_process';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { ROOT } from '@skora/scripts-lib/workspace';

const MAIN = ['origin/main', 'main'];

function git(...args: string[]): string[] {
  // What git complains of is in the error.
  const output = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
  return output.split('\0').filter(Boolean);
}

function findBase(): string {
  for (const branch of MAIN) {
    try {
      return git('merge-base', branch, 'HEAD').join('').trim();
    } catch {
      // The next name may exist.
    }
  }
  throw new LocalPlatformError(`--changed compares with ${MAIN.join(' or ')}; this clone has neither.`);
}

/** Files that differ from where this branch left main: committed, not committed, new, and gone. */
export function changedFiles(): string[] {
  const changed = git('diff', '--name-only', '--no-renames', '-z', findBase());
  return [...new Set([...changed, ...git('ls-files', '-o', '--exclude-standard', '-z')])].sort();
}

/** Files of the repository that match git's patterns. */
export function listFiles(...patterns: string[]): string[] {
  return git('ls-files', '-co', '--exclude-standard', '-z', '--', ...patterns);
}
