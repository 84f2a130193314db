import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';

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

/** Beside the command itself: asking it where it is installed takes seconds. */
function fromCloudSdk(env: NodeJS.ProcessEnv): string | null {
  const commands = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'gcloud'));
  const command = commands.find((path) => existsSync(path));
  if (command === undefined) return null;
  const root = dirname(dirname(realpathSync(command)));
  const jar = join(root, 'platform', 'cloud-firestore-emulator', sdkJar);
  return existsSync(jar) ? jar : null;
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
export function findFirestoreJar(env: NodeJS.ProcessEnv = process.env): string {
  const configured = env['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (configured) return fromVariable(configured);
  const jar = fromCloudSdk(env) ?? fromFirebaseTools(env);
  if (jar) return jar;
  throw new LocalPlatformError(remedy);
}
