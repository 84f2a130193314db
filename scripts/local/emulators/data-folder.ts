import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callEmulator } from './emulator-api';
import type { StorageEmulator } from './firebase-tools';
import type { EmulatorSettings } from './types';

const exportName = 'documents';
const initiatedBy = { initiatedBy: 'skora' };

/** File that the Firestore emulator reads its documents from. */
export function firestoreExport(dataDir: string): string {
  return join(dataDir, 'firestore', exportName, `${exportName}.overall_export_metadata`);
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Reads accounts and files of an earlier run. Firestore has read its documents at its own start. */
export async function importData(
  { projectId, ports, dataDir }: EmulatorSettings,
  storage: StorageEmulator,
): Promise<void> {
  if (!dataDir || !existsSync(join(dataDir, 'auth', 'accounts.json'))) return;
  await callEmulator(
    ports.auth,
    'POST',
    `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    await readJson(join(dataDir, 'auth', 'accounts.json')),
  );
  storage.storageLayer.import(join(dataDir, 'storage'), initiatedBy);
}

/** Writes everything beside the data folder first and swaps then: an interrupted stop leaves the old data whole. */
export async function exportData(
  { projectId, ports, dataDir }: EmulatorSettings,
  storage: StorageEmulator,
): Promise<void> {
  if (!dataDir) return;
  const next = `${dataDir}.next`;
  await rm(next, { recursive: true, force: true });
  for (const part of ['auth', 'storage', 'firestore']) await mkdir(join(next, part), { recursive: true });

  const accounts = await callEmulator(
    ports.auth,
    'GET',
    `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`,
  );
  const { users } = accounts as { users?: unknown[] };
  await writeFile(join(next, 'auth', 'accounts.json'), JSON.stringify({ users: users ?? [] }));
  await storage.storageLayer.export(join(next, 'storage'), initiatedBy);
  await callEmulator(ports.firestore, 'POST', `/emulator/v1/projects/${projectId}:export`, {
    database: `projects/${projectId}/databases/(default)`,
    export_directory: join(next, 'firestore'),
    export_name: exportName,
  });

  await rm(dataDir, { recursive: true, force: true });
  await rename(next, dataDir);
}
