import { EnvReader } from './env-reader';
import { checkEnvironment, isInternalHost } from './environment';

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

test.each(['PUBLIC_ORIGIN', 'ALLOWED_ORIGINS'])('%s is an address of https, wherever it leads', (key) => {
  const fault = [`${key} must begin with https://: http:// is for ENVIRONMENT=local only.`];
  expect(findFaults({ [key]: 'https://skora.example' })).toEqual([]);
  expect(findFaults({ [key]: 'http://skora.example' })).toEqual(fault);
  expect(findFaults({ [key]: 'http://10.0.0.7' })).toEqual(fault);
  expect(findFaults({ ...EMULATORS, ENVIRONMENT: 'local', [key]: 'http://localhost:3000' })).toEqual([]);
});

test.each([
  'http://127.0.0.1:8081',
  'http://10.8.0.4',
  'http://172.16.0.1:80',
  'http://192.168.1.2',
  'http://[::1]:8081',
  'http://[fd00::1]',
  'http://backend:8080',
  'http://backend.skora.internal',
  'http://backend.skora.svc.cluster.local',
  'https://backend.skora.example',
])('the backend may be at %s', (BACKEND_URL) => {
  expect(findFaults({ BACKEND_URL })).toEqual([]);
});

test.each(['redis://10.0.0.3:6379', 'redis://limits', 'rediss://:password@redis.example:6380'])(
  'limits may be counted at %s',
  (REDIS_URL) => {
    expect(findFaults({ REDIS_URL })).toEqual([]);
  },
);

test('nobody counts limits in the open', () => {
  expect(findFaults({ REDIS_URL: 'redis://redis.example' })).toEqual([
    'REDIS_URL must begin with rediss://, unless it is an address inside your network: redis:// is for ENVIRONMENT=local only.',
  ]);
});

test('a mail server, too, is of our network or of another one', () => {
  expect(isInternalHost(new URL('smtp://127.0.0.1:1025').hostname)).toBe(true);
  expect(isInternalHost(new URL('smtp://[::1]:1025').hostname)).toBe(true);
  expect(isInternalHost(new URL('smtp://smtp.example:587').hostname)).toBe(false);
});

test.each([
  'http://skora.example',
  'http://172.32.0.1',
  'http://8.8.8.8',
  'HTTP://10.example.com',
  'http://internal.example',
])('nobody sends visitors’ requests to %s', (BACKEND_URL) => {
  expect(findFaults({ BACKEND_URL })).toEqual([
    'BACKEND_URL must begin with https://, unless it is an address inside your network: http:// is for ENVIRONMENT=local only.',
  ]);
});
