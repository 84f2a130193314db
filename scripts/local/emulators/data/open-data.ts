import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { stat } from 'node:fs/promises';
import { autosave } from '@skora/scripts-lib/autosave';
import { callEmulator } from '../lib/emulator-api';
import type { StorageEmulator } from '../lib/firebase-tools';
import type { EmulatorSettings } from '../lib/types';
import { accountsStore } from './accounts';
import { filesStore } from './files';
import type { findDocuments } from './generations';
import { exportDocuments, journalFile, removeOlder } from './generations';
import { replayJournals } from './journal';

export type KeptData = {
  /** Rejects when something could not be saved. Never resolves. */
  failed: Promise<never>;
  /** Saves the rest and makes the journal of documents an export, which the next start reads faster. */
  close: () => Promise<void>;
};

/** Tells of each answered request to a server of this process. @returns the function that ends it */
function onAnswer(told: (request: IncomingMessage) => void): () => void {
  const channel = 'http.server.response.finish';
  const listener = (message: unknown) => told((message as { request: IncomingMessage }).request);
  subscribe(channel, listener);
  return () => unsubscribe(channel, listener);
}

/** Has the emulator add each write to its journal; see `FunctionsEmulatorEventPublisher.java`. */
async function beginJournal(projectId: string, firestorePort: number): Promise<void> {
  await callEmulator(firestorePort, 'PUT', `/emulator/v1/projects/${projectId}/triggers/journal`, {
    eventTrigger: {
      resource: `projects/${projectId}/databases/(default)/documents/{path=**}`,
      eventType: 'providers/cloud.firestore/eventTypes/document.write',
      service: 'firestore.googleapis.com',
    },
  });
}

/**
 * Brings the emulators to what the data folder holds, and keeps it up to date from then on: documents before their write
 * is answered, accounts and files within half a second after. Without changes it does nothing.
 *
 * @param documents what {@link findDocuments} found before Firestore was started
 */
export async function openData(
  settings: EmulatorSettings & { dataDir: string },
  documents: Awaited<ReturnType<typeof findDocuments>>,
  storage: StorageEmulator,
): Promise<KeptData> {
  const { projectId, ports, dataDir } = settings;
  const replayed = await replayJournals(documents.journals, projectId, ports.firestore);
  let newest = documents.base;
  if (replayed > 0) {
    await exportDocuments(dataDir, documents.next, projectId, ports.firestore);
    await removeOlder(dataDir, documents.base);
    newest = documents.next;
  }
  await beginJournal(projectId, ports.firestore);

  const accounts = accountsStore(settings, dataDir);
  const files = filesStore(storage, dataDir);
  await accounts.load();
  await files.load();
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  // Whoever waits sees the rejection.
  failed.catch(() => undefined);
  const savedAccounts = autosave(accounts.save, fail);
  const savedFiles = autosave(files.save, fail);
  const end = onAnswer(({ method, socket }) => {
    if (socket.localPort === ports.auth && method !== 'GET') savedAccounts.changed();
    // Reading a file may give it a token for its address.
    if (socket.localPort === ports.storage) savedFiles.changed();
  });

  return {
    failed,
    close: async () => {
      end();
      await savedAccounts.stop();
      await savedFiles.stop();
      if ((await stat(journalFile(dataDir, documents.next))).size === 0) return;
      await exportDocuments(dataDir, documents.next + 1, projectId, ports.firestore);
      await removeOlder(dataDir, newest);
    },
  };
}
