import { join } from 'node:path';
import { startEmulators } from '../../../local/emulators';
import type { EmulatorPorts, Emulators } from '../../../local/emulators';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { ROOT } from '@skora/scripts-lib/workspace';
import { freePort, isPortFree } from '@skora/scripts-lib/ports';

declare global {
  // The hand-over from jest's global setup to its global teardown.
  var skoraEmulators: Emulators | undefined;
}

const usual: EmulatorPorts = { auth: 29099, firestore: 28080, storage: 29199 };
const attempts = 3;

async function choosePorts(): Promise<EmulatorPorts> {
  const free = await Promise.all(Object.values(usual).map(isPortFree));
  if (free.every(Boolean)) return usual;
  return { auth: await freePort(), firestore: await freePort(), storage: await freePort() };
}

/**
 * Emulators with the real rules of the backend, in memory only. A second jest run at the same time gets ports of its
 * own. Tests share one set: each keeps to itself by a project id or user ids of its own.
 */
export async function startJestEmulators(): Promise<Emulators> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startEmulators({
        projectId: 'demo-skora',
        ports: await choosePorts(),
        firestoreRules: join(ROOT, 'backend', 'rules', 'firestore.rules'),
        storageRules: join(ROOT, 'backend', 'rules', 'storage.rules'),
      });
    } catch (error) {
      const lostRace = error instanceof LocalPlatformError && /in use|EADDRINUSE/.test(error.message);
      if (!lostRace || attempt === attempts) throw error;
    }
  }
}
