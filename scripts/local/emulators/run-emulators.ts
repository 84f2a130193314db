import { exportData, importData } from './data-folder';
import { callEmulator } from './emulator-api';
import { loadFirebaseTools } from './firebase-tools';
import { loadFirestoreRules, firestoreArguments, untilFirestoreAnswers } from './firestore';
import { startJavaProcess } from './java-process';
import { prepareEmulators } from './prepare-emulators';
import { startStorageEmulator } from './storage-emulator';
import type { EmulatorSettings } from './types';

/** Emulators inside this process; `failed` rejects when the Java part ends by itself. */
export type RunningEmulators = { failed: Promise<never>; stop: () => Promise<void> };

/** Without it, asking for a new password reveals which addresses have an account. */
async function protectAddresses({ projectId, ports }: EmulatorSettings): Promise<void> {
  await callEmulator(ports.auth, 'PATCH', `/emulator/v1/projects/${projectId}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
}

/** Runs the Auth and Storage emulators in this process and Firestore with the Storage rules in a Java process. */
export async function runEmulators(settings: EmulatorSettings): Promise<RunningEmulators> {
  const { jar, classes } = await prepareEmulators();
  // Java first: it starts while firebase-tools blocks this process.
  const java = startJavaProcess(jar, classes, firestoreArguments(settings));
  const start = async () => {
    const tools = loadFirebaseTools();
    tools.logger.silent = true;
    const { projectId, ports } = settings;
    const address = { projectId, host: '127.0.0.1', port: ports.auth };
    // The registry is where the Storage emulator looks for its own address.
    await tools.EmulatorRegistry.start(new tools.AuthEmulator({ ...address, singleProjectMode: 0 }));
    const storage = await startStorageEmulator(tools, java, settings);
    await untilFirestoreAnswers(ports.firestore);
    await loadFirestoreRules(settings);
    await importData(settings, storage);
    await protectAddresses(settings);
    return storage;
  };
  try {
    const storage = await Promise.race([start(), java.failed]);
    return {
      failed: java.failed,
      stop: async () => {
        try {
          await exportData(settings, storage);
        } finally {
          await java.stop();
        }
      },
    };
  } catch (error) {
    await java.stop();
    throw error;
  }
}
