import { readEnv } from './env';

const good = {
  BACKEND_URL: 'http://127.0.0.1:8081',
  REGISTRY: '/srv',
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  PUBLIC_ORIGIN: 'https://skora.example',
};

it('reads a production environment', () => {
  const env = readEnv(good);
  expect(env.browser.environment).toBe('production');
  expect(env.port).toBe(3000);
  expect(env.browser.firebase.emulators).toBeUndefined();
});

it('lists everything that is wrong at once', () => {
  expect(() =>
    readEnv({ PORT: 'x', BACKEND_URL: 'nope', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' }),
  ).toThrow(
    /FIREBASE_PROJECT_ID must be set[\s\S]*all three emulator hosts[\s\S]*PORT must be a whole number[\s\S]*BACKEND_URL must be a URL[\s\S]*REGISTRY must be set/,
  );
});

it('knows its own address only on a developer’s machine', () => {
  expect(() => readEnv({ ...good, PUBLIC_ORIGIN: undefined })).toThrow('PUBLIC_ORIGIN must be set');
  const emulators = {
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:2',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3',
  };
  expect(readEnv({ ...good, ...emulators, PUBLIC_ORIGIN: undefined }).publicOrigin).toBe(
    'http://localhost:3000',
  );
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

it('reads overrides', () => {
  expect(readEnv({ ...good, REMOTE_OVERRIDES: 'remote-auth@http://localhost:3101/x.js' }).overrides).toEqual({
    'remote-auth': 'http://localhost:3101/x.js',
  });
});
