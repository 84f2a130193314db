import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';

type Tool = 'java' | 'javac';

const OLDEST = 17;

/** Command of a Java tool: the one of JAVA_HOME when set, else the one on PATH. */
export function javaTool(tool: Tool, env: NodeJS.ProcessEnv = process.env): string {
  const home = env['JAVA_HOME'];
  return home ? join(home, 'bin', tool) : tool;
}

function refuseJava(fault: string): LocalPlatformError {
  return new LocalPlatformError(
    `${fault}; the Firestore emulator and the Storage rules need a Java development kit, ${OLDEST} or newer. ` +
      `Install one (Debian, Ubuntu: apt-get install openjdk-${OLDEST}-jdk-headless) or set JAVA_HOME.`,
  );
}

/** The error for a Java tool that cannot be run. */
export function missingJava(tool: Tool): LocalPlatformError {
  return refuseJava(`${tool} was not found`);
}

/** The version that Java names, `1.8.0_351` of old ones; null when it says nothing of it. */
function findVersion(said: string): number | null {
  const [, version] = /version "(?:1\.)?(\d+)/.exec(said) ?? [];
  return version === undefined ? null : Number(version);
}

/**
 * Proves that Java can be run, and is not too old.
 *
 * @throws LocalPlatformError with the remedy
 */
export async function assertJava(): Promise<void> {
  const { stderr } = await promisify(execFile)(javaTool('java'), ['-version']).catch(() => {
    throw missingJava('java');
  });
  const version = findVersion(stderr);
  if (version !== null && version < OLDEST) throw refuseJava(`java is version ${version}`);
}
