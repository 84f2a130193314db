import { EnvReader } from './env-reader';
import { checkEnvironment } from './environment';

const EMULATORS = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: 'localhost:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '[::1]:9199',
};

function findFaults(source: Record<string, string>) {
  const env = new EnvReader(source);
  checkEnvironment(env, ['LINK_SECRET']);
  return env.errors;
}

test('a local environment has emulators of this machine, and may have sample secrets', () => {
  const local = { ENVIRONMENT: 'local', LINK_SECRET: 'local-tasks-secret' };
  expect(findFaults({ ...local, ...EMULATORS })).toEqual([]);
  expect(findFaults(local)).toHaveLength(3);
});

test.each([
  '10.0.0.1:8080',
  'firestore.example:8080',
  '127.0.0.1.evil.example:80',
  'localhost.example:80',
  'localhost',
])('an emulator at %s is not of this machine', (address) => {
  expect(findFaults({ ENVIRONMENT: 'local', ...EMULATORS, FIRESTORE_EMULATOR_HOST: address })).toEqual([
    'FIRESTORE_EMULATOR_HOST must be an address of this machine, as ENVIRONMENT is local.',
  ]);
});

test.each(['', 'production', 'staging', 'preview'])(
  '"%s" has neither emulators nor sample secrets',
  (name) => {
    expect(findFaults({ ENVIRONMENT: name, LINK_SECRET: 'a secret of its own' })).toEqual([]);
    expect(findFaults({ ENVIRONMENT: name, LINK_SECRET: 'only for this machine', ...EMULATORS })).toEqual([
      'FIREBASE_AUTH_EMULATOR_HOST is for ENVIRONMENT=local only: emulators do not check tokens.',
      'FIRESTORE_EMULATOR_HOST is for ENVIRONMENT=local only: emulators do not check tokens.',
      'FIREBASE_STORAGE_EMULATOR_HOST is for ENVIRONMENT=local only: emulators do not check tokens.',
      'LINK_SECRET must not be the sample everybody knows.',
    ]);
  },
);

test('another name is a fault', () => {
  expect(findFaults({ ENVIRONMENT: 'Local' })).toEqual([
    'ENVIRONMENT must be one of production, staging, preview, local, not "Local".',
  ]);
});
