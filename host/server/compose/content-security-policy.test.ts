import { readEnv } from '../config/env';
import { contentSecurityPolicy } from './content-security-policy';

const SETTINGS = {
  BACKEND_URL: 'http://127.0.0.1:8081',
  REGISTRY: '/srv/registry',
  FIREBASE_PROJECT_ID: 'skora-site',
  FIREBASE_API_KEY: 'of the project',
  PUBLIC_ORIGIN: 'https://skora.example',
  OPERATOR_NAME: 'Club GmbH',
  OPERATOR_ADDRESS: '2 Real Road, Realton',
  OPERATOR_COUNTRY: 'Germany',
  OPERATOR_EMAIL: 'office@club.example',
  LEGAL_SINCE: '2026-12-01',
  SITE_SECRET: 'what the backend knows',
  SITE_PROXY_HOPS: '0',
};

const EMULATORS = {
  ENVIRONMENT: 'local',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

function readSources(
  directive: string,
  settings: Record<string, string> = {},
  remoteFolders: readonly string[] = [],
): string[] {
  const env = readEnv({ ...SETTINGS, ...settings });
  const policy = contentSecurityPolicy({
    env,
    inlineStyles: [],
    remoteFolders,
    remoteOrigins: [],
    isReported: true,
  });
  const found = policy.split('; ').find((text) => text.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/skora-site.appspot.com/';

test('files come from our own bucket only, and go there only', () => {
  expect(readSources('img-src')).toEqual(["'self'", 'data:', 'blob:', BUCKET]);
  expect(readSources('media-src')).toEqual(["'self'", 'blob:', BUCKET]);
});

test('the database is admitted by paths, of which single requests name our own project', () => {
  expect(readSources('connect-src')).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
    'https://firestore.googleapis.com/v1/projects/skora-site/databases/',
    BUCKET,
  ]);
});

test('the emulators are admitted in the same way', () => {
  expect(readSources('connect-src', EMULATORS)).toEqual([
    "'self'",
    'http://127.0.0.1:9099',
    'http://127.0.0.1:8080/google.firestore.v1.Firestore/',
    'http://127.0.0.1:8080/v1/projects/skora-site/databases/',
    'http://127.0.0.1:9199/v0/b/skora-site.appspot.com/',
  ]);
});

test('policies that frameworks of remotes make are admitted by name, and nothing else that a manifest says', () => {
  const env = readEnv(SETTINGS);
  const trustedTypes = ['lit-html', '*', "'allow-duplicates'", 'a; script-src *'];
  const policy = contentSecurityPolicy({
    env,
    inlineStyles: [],
    remoteFolders: [],
    remoteOrigins: [],
    trustedTypes,
    isReported: true,
  });
  expect(policy).toContain('; trusted-types default lit-html');
  expect(policy.endsWith('lit-html')).toBe(true);
});

test('a release on another origin opens its folder for what it needs there, and nothing else', () => {
  const folder = 'https://cdn.team.example/scouting/';
  const sources = (directive: string) => readSources(directive, {}, [folder]);
  const open = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];
  for (const directive of open) {
    expect(sources(directive)).toEqual([...readSources(directive), folder]);
  }
  for (const directive of [
    'default-src',
    'media-src',
    'worker-src',
    'object-src',
    'form-action',
    'base-uri',
  ]) {
    expect(sources(directive)).toEqual(readSources(directive));
  }
});
