import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { keepTail } from '@skora/scripts-lib/output-tail';
import { assertPortsFree } from '@skora/scripts-lib/ports';
import type { EmulatorPorts, EmulatorReply, EmulatorRequest, EmulatorSettings, Emulators } from './lib/types';

export type StartEmulatorsOptions = Omit<EmulatorSettings, 'dataDir'> & {
  dataDir?: string | null;
  log?: (line: string) => void;
};

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const stopDeadline = 20_000;

function environment(projectId: string, ports: EmulatorPorts): Record<string, string> {
  return {
    ENVIRONMENT: 'local',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    GCLOUD_PROJECT: projectId,
  };
}

/**
 * Starts the Auth, Firestore and Storage emulators with rules enforced, in a process of their own. They end with
 * this process, however it ends.
 *
 * @throws LocalPlatformError for a taken port, a missing Java or emulator, rules that do not compile
 * @example
 * const emulators = await startEmulators({
 *   projectId: 'demo-skora',
 *   ports: { auth: 9099, firestore: 8080, storage: 9199 },
 *   firestoreRules: '/repo/backend/rules/firestore.rules',
 *   storageRules: '/repo/backend/rules/storage.rules',
 * });
 * Object.assign(process.env, emulators.env);
 * await emulators.stop();
 */
export async function startEmulators(options: StartEmulatorsOptions): Promise<Emulators> {
  const { projectId, ports, firestoreRules, storageRules, dataDir = null, log } = options;
  await assertPortsFree({
    'Auth emulator': ports.auth,
    'Firestore emulator': ports.firestore,
    'Storage emulator': ports.storage,
  });
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(main, [], {
    execArgv: ['--import', tsx],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A process group of its own, or Ctrl-C would end Java before the data is saved.
    detached: true,
  });
  const tail = keepTail([child.stdout, child.stderr]);
  const send = (request: EmulatorRequest) => child.connected && child.send(request);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const outcome = new Promise<EmulatorReply>((resolve) => {
    child.on('message', (reply: EmulatorReply) => reply.type !== 'ready' && resolve(reply));
    child.once('error', (error) => resolve({ type: 'failed', message: error.message }));
    child.once('exit', (code, signal) => {
      resolve({ type: 'failed', message: `${signal ?? `code ${code}`}\n${tail()}` });
    });
  });
  const ready = new Promise<EmulatorReply>((resolve) => {
    child.on('message', (reply: EmulatorReply) => reply.type === 'ready' && resolve(reply));
  });

  send({ type: 'start', settings: { projectId, ports, firestoreRules, storageRules, dataDir } });
  const first = await Promise.race([ready, outcome]);
  if (first.type === 'failed') {
    await exited;
    throw new LocalPlatformError(first.message);
  }
  log?.(`Auth, Firestore and Storage emulators on ports ${ports.auth}, ${ports.firestore}, ${ports.storage}`);

  let stopping: Promise<void> | undefined;
  const crashed = new Promise<string>((resolve) => {
    void outcome.then((reply) => {
      if (!stopping && reply.type === 'failed') resolve(reply.message);
    });
  });
  const stop = async () => {
    send({ type: 'stop' });
    const timer = setTimeout(() => child.kill('SIGKILL'), stopDeadline);
    const last = await outcome;
    await exited;
    clearTimeout(timer);
    if (last.type === 'failed')
      throw new LocalPlatformError(`The emulators did not stop well: ${last.message}`);
  };
  return {
    env: environment(projectId, ports),
    ports,
    crashed,
    stop: () => (stopping ??= stop()),
  };
}
