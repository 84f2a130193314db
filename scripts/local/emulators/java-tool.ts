import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';

type Tool = 'java' | 'javac';

/** Command of a Java tool: the one of JAVA_HOME when set, else the one on PATH. */
export function javaTool(tool: Tool, env: NodeJS.ProcessEnv = process.env): string {
  const home = env['JAVA_HOME'];
  return home ? join(home, 'bin', tool) : tool;
}

/** The error for a Java tool that cannot be run. */
export function missingJava(tool: Tool): LocalPlatformError {
  return new LocalPlatformError(
    `${tool} was not found; the Firestore emulator and the Storage rules need a Java development kit, 17 or newer. ` +
      'Install one (Debian, Ubuntu: apt-get install openjdk-17-jdk-headless) or set JAVA_HOME.',
  );
}

/**
 * Proves that Java can be run.
 *
 * @throws LocalPlatformError with the remedy
 */
export async function assertJava(): Promise<void> {
  await promisify(execFile)(javaTool('java'), ['-version']).catch(() => {
    throw missingJava('java');
  });
}
