import { mkdir } from 'node:fs/promises';
import { findDocuments, firestoreFolder, journalFile } from './data/generations';
import { openData } from './data/open-data';
import { callEmulator } from './lib/emulator-api';
import { loadFirebaseTools } from './lib/firebase-tools';
import { loadFirestoreRules, firestoreArguments, untilFirestoreAnswers } from './firestore';
import { startJavaProcess } from './java-process';
import { prepareEmulators } from './prepare-emulators';
import { startStorageEmulator } from './storage-emulator';
import type { EmulatorSettings } from './lib/types';

/** Emulators inside this process; `failed` rejects when the Java part ends by itself or data cannot be kept. */
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
  const { dataDir } = settings;
  const documents = dataDir === null ? null : await findDocuments(dataDir);
  if (dataDir !== null) await mkdir(firestoreFolder(dataDir), { recursive: true });
  // Java first: it starts while firebase-tools blocks this process.
  const java = startJavaProcess(
    jar,
    classes,
    firestoreArguments(settings, documents?.seed ?? null),
    dataDir === null || documents === null ? null : journalFile(dataDir, documents.next),
  );
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
    const data =
      dataDir === null || documents === null
        ? null
        : await openData({ ...settings, dataDir }, documents, storage);
    await protectAddresses(settings);
    return data;
  };
  try {
    const data = await Promise.race([start(), java.failed]);
    return {
      failed: data === null ? java.failed : Promise.race([java.failed, data.failed]),
      stop: async () => {
        try {
          await data?.close();
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
