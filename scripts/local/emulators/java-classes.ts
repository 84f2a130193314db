import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { javaTool, missingJava } from './java-tool';

const run = promisify(execFile);
const sourceFolder = fileURLToPath(new URL('./java/', import.meta.url));

async function sourceFiles(): Promise<string[]> {
  const names = await readdir(sourceFolder);
  return names.filter((name) => name.endsWith('.java')).map((name) => join(sourceFolder, name));
}

async function cacheKey(sources: string[], jar: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(await readFile(source));
  const { size, mtimeMs } = await stat(jar);
  return hash.update(`${jar}\0${size}\0${mtimeMs}`).digest('hex').slice(0, 16);
}

/**
 * Folder with our Java classes compiled against this emulator jar; compiled once per content and jar.
 *
 * @throws LocalPlatformError when the compiler is missing or the jar's rules engine differs from the one we know
 */
export async function compileJavaClasses(jar: string, cacheDir: string): Promise<string> {
  const sources = await sourceFiles();
  const folder = join(cacheDir, `java-${await cacheKey(sources, jar)}`);
  if (existsSync(folder)) return folder;

  await mkdir(cacheDir, { recursive: true });
  const work = await mkdtemp(join(cacheDir, 'java-work-'));
  try {
    await run(javaTool('javac'), [
      '-proc:none',
      '-nowarn',
      '--release',
      '11',
      '-cp',
      jar,
      '-d',
      work,
      ...sources,
    ]);
    // Renamed when complete, so that two launches at once never see half a folder.
    await rename(work, folder);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    if (existsSync(folder)) return folder;
    throw compileError(error, jar);
  }
  return folder;
}

function compileError(error: unknown, jar: string): LocalPlatformError {
  const { code, stderr } = error as { code?: unknown; stderr?: string };
  if (code === 'ENOENT') return missingJava('javac');
  return new LocalPlatformError(
    `The Storage rules engine of ${jar} could not be used, and Storage does not start without rules: ` +
      `${stderr?.split('\n')[0] ?? String(error)}\n` +
      'Set FIRESTORE_EMULATOR_BINARY_PATH to the jar of the Cloud SDK’s component cloud-firestore-emulator.',
  );
}
