import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { workingFolder } from './data/files';
import type { StorageEmulator, StorageRulesRuntime, loadFirebaseTools } from './lib/firebase-tools';
import type { JavaProcess } from './java-process';
import { assertRulesDecide } from './storage-self-check';
import type { EmulatorSettings } from './lib/types';

// firebase-tools would start its own jar here, which npm cannot bring.
function connectRuntime(runtime: StorageRulesRuntime, java: JavaProcess): void {
  runtime.start = () => {
    if (runtime._alive) return Promise.resolve();
    runtime._alive = true;
    runtime._childprocess = java.child;
    java.child.stdout.setEncoding('utf8').on('data', (chunk: string) => runtime.handleRuntimeStdout(chunk));
    return Promise.resolve();
  };
  runtime.stop = () => Promise.resolve();
}

/** A folder for what is uploaded, removed with this process. */
function uploadsFolder(dataDir: string | null): string {
  if (dataDir === null) return mkdtempSync(join(tmpdir(), 'skora-storage-'));
  const folder = workingFolder(dataDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Starts the Storage emulator with these rules enforced by the rules engine in `java`.
 *
 * @throws LocalPlatformError when the rules do not compile: there is no start without rules
 */
export async function startStorageEmulator(
  tools: ReturnType<typeof loadFirebaseTools>,
  java: JavaProcess,
  { projectId, ports, storageRules, dataDir }: EmulatorSettings,
): Promise<StorageEmulator> {
  // The default folder is shared by all emulators of the machine and deleted by whichever stops first.
  const blobs = uploadsFolder(dataDir);
  process.once('exit', () => rmSync(blobs, { recursive: true, force: true }));
  tools.StorageEmulator.prototype.getPersistenceTmpDir = () => blobs;

  const rules = { name: storageRules, content: await readFile(storageRules, 'utf8') };
  const emulator = new tools.StorageEmulator({
    projectId,
    host: '127.0.0.1',
    port: ports.storage,
    rules,
    auto_download: false,
  });
  connectRuntime(emulator._rulesRuntime, java);
  await emulator._rulesRuntime.start();
  const { ruleset, issues } = await emulator._rulesRuntime.loadRuleset({ files: [rules] });
  if (!ruleset) throw new LocalPlatformError(`${storageRules} is not valid:\n${issues.all.join('\n')}`);
  await assertRulesDecide(emulator._rulesRuntime);
  await tools.EmulatorRegistry.start(emulator);

  return emulator;
}
