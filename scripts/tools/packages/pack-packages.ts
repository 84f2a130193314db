import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, generatedPath, readJson } from '@skora/scripts-lib/workspace';

const run = promisify(execFile);
const MANAGER = readJson<{ packageManager: string }>('package.json').packageManager;

/** What the packages are made of. */
const SOURCES = [
  'shared',
  'registry',
  'remote-tools',
  'scripts/tools/packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
];

function fingerprint(): string {
  const listed = ['ls-files', '-co', '--exclude-standard', '--', ...SOURCES];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').sort();
  const hash = createHash('sha256');
  for (const file of files.filter((path) => existsSync(join(ROOT, path)))) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Packs the kernel and the tools as others install them, unless they are packed as they are now.
 * @returns folder of the archives
 */
export async function packPackages(): Promise<string> {
  const folder = generatedPath('cache/packages');
  const packed = join(folder, fingerprint());
  if (existsSync(packed)) return packed;
  const unfinished = join(folder, `unfinished-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const member of ['shared', 'remote-tools']) {
    await run('npx', ['--yes', MANAGER, 'pack', '--pack-destination', unfinished], {
      cwd: join(ROOT, member),
    });
  }
  for (const old of readdirSync(folder).filter((name) => !name.startsWith('unfinished-'))) {
    rmSync(join(folder, old), { recursive: true });
  }
  renameSync(unfinished, packed);
  return packed;
}
