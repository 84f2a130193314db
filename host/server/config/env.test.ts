import { readEnv } from './env';

const good = {
  BACKEND_URL: 'http://127.0.0.1:8081',
  REGISTRY: '/srv',
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  PUBLIC_ORIGIN: 'https://skora.example',
  OPERATOR_NAME: 'Club GmbH',
  OPERATOR_ADDRESS: '2 Real Road, Realton',
  OPERATOR_COUNTRY: 'Germany',
  OPERATOR_EMAIL: 'office@club.example',
  LEGAL_SINCE: '2026-12-01',
  SITE_SECRET: 'what the backend knows',
  SITE_PROXY_HOPS: '1',
};

it('reads a production environment', () => {
  const env = readEnv(good);
  expect(env.browser.environment).toBe('production');
  expect(env.port).toBe(3000);
  expect(env.browser.firebase.emulators).toBeUndefined();
});

it.each(['production', 'staging', 'preview'] as const)(
  'tells the browser of ENVIRONMENT=%s',
  (ENVIRONMENT) => {
    expect(readEnv({ ...good, ENVIRONMENT }).browser.environment).toBe(ENVIRONMENT);
  },
);

it('lists everything that is wrong at once', () => {
  expect(() =>
    readEnv({
      ENVIRONMENT: 'local',
      PORT: 'x',
      BACKEND_URL: 'nope',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    }),
  ).toThrow(
    /FIREBASE_STORAGE_EMULATOR_HOST must be an address[\s\S]*FIREBASE_PROJECT_ID must be set[\s\S]*PORT must be a whole number[\s\S]*BACKEND_URL must be a URL[\s\S]*REGISTRY must be set/,
  );
});

it('knows its own address only on a developer’s machine', () => {
  expect(() => readEnv({ ...good, PUBLIC_ORIGIN: undefined })).toThrow('PUBLIC_ORIGIN must be set');
  const emulators = {
    ENVIRONMENT: 'local',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:2',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3',
  };
  expect(readEnv({ ...good, ...emulators, PUBLIC_ORIGIN: undefined }).publicOrigin).toBe(
    'http://localhost:3000',
  );
});

it('needs in production to be told how many proxies stand before it', () => {
  expect(() => readEnv({ ...good, SITE_PROXY_HOPS: undefined })).toThrow('SITE_PROXY_HOPS must be set');
});

it('needs in production what it proves itself with to the backend', () => {
  expect(() => readEnv({ ...good, SITE_SECRET: undefined })).toThrow('SITE_SECRET must be set');
  expect(() => readEnv({ ...good, SITE_SECRET: 'short' })).toThrow('SITE_SECRET must have at least 16');
});

it('does not start in production before it is told who runs it, and has a sample on a developer’s machine', () => {
  const nameless = { ...good, OPERATOR_NAME: '', OPERATOR_EMAIL: '', LEGAL_SINCE: '' };
  expect(() => readEnv(nameless)).toThrow(
    /^The site cannot start:\n- OPERATOR_NAME must be set\.\n- OPERATOR_EMAIL must be set\.\n- LEGAL_SINCE must be set\.$/,
  );
  expect(readEnv(good).browser.operator).toMatchObject({ name: 'Club GmbH', legalSince: '1 December 2026' });
  expect(readEnv({ ...good, ANSWER_TIME: '24 hours' }).browser.operator.answerTime).toBe('24 hours');
});

it('offers Google only when its client is configured', () => {
  expect(readEnv(good).browser.googleSignIn).toBeUndefined();
  expect(readEnv({ ...good, GOOGLE_CLIENT_ID: 'c.apps.example' }).browser.googleSignIn).toEqual({
    clientId: 'c.apps.example',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  });
});

it('takes map tiles only whole: an address with its three places, and whom to name', () => {
  expect(readEnv(good).browser.mapTiles).toBeUndefined();
  const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(
    readEnv({ ...good, MAP_TILES_URL, MAP_TILES_ATTRIBUTION: 'Tiles Example' }).browser.mapTiles,
  ).toEqual({
    url: MAP_TILES_URL,
    attribution: 'Tiles Example',
  });
  expect(() => readEnv({ ...good, MAP_TILES_URL })).toThrow('MAP_TILES_ATTRIBUTION must be set');
  expect(() =>
    readEnv({ ...good, MAP_TILES_URL: 'https://tiles.example/', MAP_TILES_ATTRIBUTION: 'x' }),
  ).toThrow('MAP_TILES_URL is not an address with {z}, {x} and {y}');
});

it.each(['GOOGLE_AUTHORIZATION_URL', 'MAP_TILES_URL'])(
  'leads to %s in the open on a developer’s machine only',
  (key) => {
    const source = { ...good, MAP_TILES_ATTRIBUTION: 'x', [key]: 'http://127.0.0.1/{z}/{x}/{y}' };
    expect(() => readEnv(source)).toThrow(`${key} must be a URL that begins with https://.`);
    expect(() => readEnv({ ...source, ENVIRONMENT: 'local' })).not.toThrow(key);
  },
);

it.each(['https://skora.example/app', 'https://skora.example/?a=1', 'https://me:pass@skora.example'])(
  'is at an origin, not at %s',
  (PUBLIC_ORIGIN) => {
    expect(() => readEnv({ ...good, PUBLIC_ORIGIN })).toThrow('PUBLIC_ORIGIN must be an origin such as');
    expect(readEnv({ ...good, PUBLIC_ORIGIN: 'https://skora.example/' }).publicOrigin).toBe(
      good.PUBLIC_ORIGIN,
    );
  },
);

it('knows of no page elsewhere unless it is configured, by https', () => {
  expect(Object.values(readEnv(good).browser.social).filter(Boolean)).toEqual([]);
  const SOCIAL_YOUTUBE_URL = 'https://www.youtube.com/@club';
  expect(readEnv({ ...good, SOCIAL_YOUTUBE_URL }).browser.social.youtube).toBe(SOCIAL_YOUTUBE_URL);
  expect(() => readEnv({ ...good, SOCIAL_YOUTUBE_URL: 'javascript:alert(1)' })).toThrow('SOCIAL_YOUTUBE_URL');
});

describe('remotes of a developer for everybody', () => {
  const REMOTE_OVERRIDES = 'remote-auth@http://localhost:3101/x.js';

  it.each(['staging', 'preview'])('are read for ENVIRONMENT=%s', (ENVIRONMENT) => {
    expect(readEnv({ ...good, ENVIRONMENT, REMOTE_OVERRIDES }).overrides).toEqual({
      'remote-auth': 'http://localhost:3101/x.js',
    });
  });

  it.each([undefined, 'production'])('are refused for ENVIRONMENT=%s', (ENVIRONMENT) => {
    expect(() => readEnv({ ...good, ENVIRONMENT, REMOTE_OVERRIDES })).toThrow(
      'REMOTE_OVERRIDES is not for production',
    );
  });
});
