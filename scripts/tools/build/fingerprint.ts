import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, STATE_DIR } from './workspace';

function sourceFiles(paths: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((file) => file !== '' && !/\.test\.tsx?$/.test(file));
}

/** Hash over the content of all source files below the paths (tests left out). */
export function fingerprint(paths: readonly string[], ...extra: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const file of sourceFiles(paths)) {
    const path = join(ROOT, file);
    if (existsSync(path)) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Does the work unless it was done for the same fingerprint and its outputs are still there.
 * @returns true when it had to be done
 */
export async function onceFor(
  name: string,
  print: string,
  outputs: readonly string[],
  work: () => Promise<unknown>,
): Promise<boolean> {
  const stamp = join(STATE_DIR, 'cache/build', `${name}.txt`);
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
  if (fresh && outputs.every((output) => existsSync(join(ROOT, output)))) return false;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  return true;
}
