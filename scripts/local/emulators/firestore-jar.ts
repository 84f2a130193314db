import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LocalPlatformError } from '../lib/local-platform-error';

const run = promisify(execFile);
const sdkJar = 'cloud-firestore-emulator.jar';

const remedy = [
  'The Firestore emulator was not found. Do one of these:',
  '  - gcloud components install cloud-firestore-emulator',
  '  - apt-get install google-cloud-cli-firestore-emulator (Google’s apt repository)',
  '  - npx firebase-tools setup:emulators:firestore (needs Java 21)',
  '  - set FIRESTORE_EMULATOR_BINARY_PATH to its jar',
].join('\n');

function fromVariable(path: string): string {
  // The Cloud SDK's wrapper script is accepted too: its jar lies beside it.
  const jar = path.endsWith('.jar') ? path : join(dirname(path), sdkJar);
  if (existsSync(jar)) return jar;
  throw new LocalPlatformError(`FIRESTORE_EMULATOR_BINARY_PATH is ${path}, but there is no such emulator.`);
}

async function fromCloudSdk(env: NodeJS.ProcessEnv): Promise<string | null> {
  try {
    const { stdout } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      env,
      timeout: 20_000,
    });
    const jar = join(stdout.trim(), 'platform', 'cloud-firestore-emulator', sdkJar);
    return existsSync(jar) ? jar : null;
  } catch {
    return null;
  }
}

function fromFirebaseTools(env: NodeJS.ProcessEnv): string | null {
  const folder = env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return null;
  const jars = readdirSync(folder)
    .filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const newest = jars.at(-1);
  return newest ? join(folder, newest) : null;
}

/**
 * Path of the official Firestore emulator: FIRESTORE_EMULATOR_BINARY_PATH, else the Cloud SDK's component, else
 * the newest one firebase-tools has downloaded.
 *
 * @throws LocalPlatformError naming every way to get it
 */
export async function findFirestoreJar(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const configured = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (configured) return fromVariable(configured);
  const jar = (await fromCloudSdk(env)) ?? fromFirebaseTools(env);
  if (jar) return jar;
  throw new LocalPlatformError(remedy);
}
