import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { callEmulator } from './lib/emulator-api';
import type { EmulatorSettings } from './lib/types';

const startDeadline = 60_000;

/** Command line arguments of the Firestore emulator. @param seed an export to begin with; null: no documents */
export function firestoreArguments(
  { projectId, ports, dataDir }: EmulatorSettings,
  seed: string | null,
): string[] {
  return [
    '--host=127.0.0.1',
    `--port=${ports.firestore}`,
    `--project_id=${projectId}`,
    ...(seed === null ? [] : [`--seed_from_export=${seed}`]),
    // Makes the emulator create what publishes writes: our journal, which asks nobody at this address.
    ...(dataDir === null ? [] : ['--functions_emulator=127.0.0.1:1']),
  ];
}

async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}

/** Resolves when the Firestore emulator answers. */
export async function untilFirestoreAnswers(port: number): Promise<void> {
  const end = Date.now() + startDeadline;
  while (!(await answers(port))) {
    if (Date.now() > end) {
      throw new LocalPlatformError(`The Firestore emulator did not answer within ${startDeadline / 1000} s.`);
    }
    await pause(50);
  }
}

/**
 * Loads the rules for this project through the emulator's interface, which unlike the start flag reports what is
 * wrong. The flag would also have them compiled for each other project: a second for each that a test makes for itself.
 *
 * @throws LocalPlatformError when they do not compile or say nothing about Firestore
 */
export async function loadFirestoreRules({
  projectId,
  ports,
  firestoreRules,
}: EmulatorSettings): Promise<void> {
  const content = await readFile(firestoreRules, 'utf8');
  // The emulator accepts rules without this service and then refuses every request.
  if (!content.includes('service cloud.firestore')) {
    throw new LocalPlatformError(`${firestoreRules} has no "service cloud.firestore".`);
  }
  try {
    await callEmulator(ports.firestore, 'PUT', `/emulator/v1/projects/${projectId}:securityRules`, {
      rules: { files: [{ name: 'firestore.rules', content }] },
    });
  } catch (error) {
    if (!(error instanceof LocalPlatformError)) throw error;
    throw new LocalPlatformError(`${firestoreRules} is not valid: ${error.message}`);
  }
}
