import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { delimiter } from 'node:path';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { keepTail } from '@skora/scripts-lib/output-tail';
import { javaTool, missingJava } from './java-tool';

export type JavaProcess = {
  child: ChildProcessWithoutNullStreams;
  /** Rejects when the process ends or cannot be started. Never resolves. */
  failed: Promise<never>;
  /** Ends it by closing its input; resolves when it is gone. */
  stop: () => Promise<void>;
};

// Fast start matters more than peak speed; the emulator knows English messages only.
const flags = ['-Duser.language=en', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx512m'];

function endReason(code: number | null, signal: string | null, tail: string): LocalPlatformError {
  if (tail.includes('UnsupportedClassVersionError')) {
    return new LocalPlatformError(
      'This Firestore emulator needs a newer Java than the one installed. Install Java 21 and set JAVA_HOME, ' +
        'or set FIRESTORE_EMULATOR_BINARY_PATH to the Cloud SDK’s jar, which runs on Java 17.',
    );
  }
  return new LocalPlatformError(`The Firestore emulator ended (${signal ?? `code ${code}`}):\n${tail}`);
}

/**
 * Starts our Java main class, which runs the Firestore emulator with these arguments and the Storage rules.
 *
 * @param journal file that each write of a document is added to, when the arguments ask for that
 */
export function startJavaProcess(
  jar: string,
  classes: string,
  firestoreArguments: string[],
  journal: string | null = null,
): JavaProcess {
  const properties = journal === null ? [] : [`-Dskora.journal=${journal}`];
  const child = spawn(
    javaTool('java'),
    // Our classes come first: one of them takes the place of the emulator's own.
    [...flags, ...properties, '-cp', `${classes}${delimiter}${jar}`, 'LocalEmulators', ...firestoreArguments],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const tail = keepTail([child.stderr]);
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () => reject(missingJava('java')));
    child.once('close', (code, signal) => reject(endReason(code, signal, tail())));
  });
  // Whoever waits sees the rejection; a stop that nobody waits on is not an unhandled one.
  failed.catch(() => undefined);
  child.stdin.on('error', () => undefined);

  return {
    child,
    failed,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
