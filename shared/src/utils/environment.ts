import type { EnvReader } from './env-reader';

const ENVIRONMENTS = ['production', 'staging', 'preview', 'local'] as const;

/** What a site and its backend are for: everybody, a last try with people of ours, a try of one change, or a developer's machine. */
export type Environment = (typeof ENVIRONMENTS)[number];

const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]):\d+$/;

/** Values that everybody can read in this repository, `docs/.env.example` above all. They mean a developer's machine. */
const SAMPLES = new Set([
  'only for this machine',
  'local-tasks-secret',
  'local-token',
  'sk_test_local',
  'whsec_local',
  '.skora/registry',
  'demo-skora',
  'demo',
  'demo-skora.firebaseapp.com',
  'demo-skora.appspot.com',
  'smtp://127.0.0.1:1025',
  'SKORA <no-reply@skora.example>',
  'safeguarding@skora.example',
  'http://127.0.0.1:8082/lite/me',
  'http://127.0.0.1:8025/api/accepted',
]);

/** Origins that browsers see, and what we call ourselves, which may be inside a network of our own. */
const HTTPS_ONLY = ['PUBLIC_ORIGIN', 'ALLOWED_ORIGINS'];
const TLS_OR_INTERNAL = ['BACKEND_URL', 'GEO_URL', 'MAIL_LOG_URL', 'REDIS_URL'];

const INTERNAL_HOST =
  /^([a-z0-9-]+|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd][0-9a-f:]+\]|.+\.(internal|svc|cluster\.local))$/;

/** Whether accounts and data are those of emulators. Whoever does not say so has real ones. */
export function isLocal(env: EnvReader): boolean {
  return env.optional('ENVIRONMENT') === 'local';
}

/** Whether a host of a URL is of this machine or of a network of our own, where nobody on the way reads along. */
export function isInternalHost(hostname: string): boolean {
  return INTERNAL_HOST.test(hostname);
}

/** The scheme of an address by which anybody on the way could read and change what is sent there; `null`: it has none of those. */
function findOpenScheme(address: string, mayBeInternal: boolean): string | null {
  const [, scheme] = /^(http|redis):/i.exec(address) ?? [];
  if (scheme === undefined || !URL.canParse(address)) return null;
  return mayBeInternal && isInternalHost(new URL(address).hostname) ? null : scheme.toLowerCase();
}

function checkAddresses(env: EnvReader): void {
  for (const key of [...HTTPS_ONLY, ...TLS_OR_INTERNAL]) {
    const mayBeInternal = TLS_OR_INTERNAL.includes(key);
    const addresses = env.text(key, '').split(',');
    const scheme = addresses.map((address) => findOpenScheme(address.trim(), mayBeInternal)).find(Boolean);
    if (!scheme) continue;
    const exception = mayBeInternal ? ', unless it is an address inside your network' : '';
    env.errors.push(
      `${key} must begin with ${scheme}s://${exception}: ${scheme}:// is for ENVIRONMENT=local only.`,
    );
  }
}

/**
 * Notes as faults what does not fit the environment: a local one has all its data in emulators of this machine, so it may do with
 * sample values; every other one has no emulators, which take unsigned tokens, no sample values, and is reached by https.
 *
 * @param secrets the variables that must not have a value of this repository: secrets, and where data and mails go
 * @returns `ENVIRONMENT`, production where nothing is said
 */
export function checkEnvironment(env: EnvReader, secrets: readonly string[]): Environment {
  const environment = env.oneOf('ENVIRONMENT', ENVIRONMENTS, 'production');
  for (const key of EMULATORS) {
    if (isLocal(env) && !LOOPBACK.test(env.text(key, ''))) {
      env.errors.push(`${key} must be an address of this machine, as ENVIRONMENT is local.`);
    }
    if (!isLocal(env) && env.has(key)) {
      env.errors.push(`${key} is for ENVIRONMENT=local only: emulators do not check tokens.`);
    }
  }
  if (isLocal(env)) return environment;
  for (const key of secrets) {
    if (SAMPLES.has(env.text(key, ''))) env.errors.push(`${key} must not be the sample everybody knows.`);
  }
  checkAddresses(env);
  return environment;
}
