import type { EnvReader } from './env-reader';

const ENVIRONMENTS = ['production', 'staging', 'preview', 'local'] as const;

const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]):\d+$/;

/** Values that everybody can read in this repository. */
const SAMPLE_SECRETS = new Set([
  'only for this machine',
  'local-tasks-secret',
  'local-token',
  'sk_test_local',
  'whsec_local',
]);

/** Whether accounts and data are those of emulators. Whoever does not say so has real ones. */
export function isLocal(env: EnvReader): boolean {
  return env.optional('ENVIRONMENT') === 'local';
}

/**
 * Notes as faults what does not fit the environment: a local one has all its data in emulators of this machine, so it may do with
 * sample secrets; every other one has no emulators, which take unsigned tokens, and no sample secrets.
 *
 * @param secrets the variables that hold secrets
 */
export function checkEnvironment(env: EnvReader, secrets: readonly string[]): void {
  env.oneOf('ENVIRONMENT', ENVIRONMENTS, 'production');
  for (const key of EMULATORS) {
    if (isLocal(env) && !LOOPBACK.test(env.text(key, ''))) {
      env.errors.push(`${key} must be an address of this machine, as ENVIRONMENT is local.`);
    }
    if (!isLocal(env) && env.has(key)) {
      env.errors.push(`${key} is for ENVIRONMENT=local only: emulators do not check tokens.`);
    }
  }
  if (isLocal(env)) return;
  for (const key of secrets) {
    if (SAMPLE_SECRETS.has(env.text(key, '')))
      env.errors.push(`${key} must not be the sample everybody knows.`);
  }
}
