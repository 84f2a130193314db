import { readEnv } from './env';

test('a project is all the service needs', () => {
  expect(readEnv({ GCLOUD_PROJECT: 'demo-skora' })).toEqual({
    host: '127.0.0.1',
    port: 8081,
    projectId: 'demo-skora',
    trustProxyHops: 1,
    allowedOrigins: new Set(),
    defaultCountry: 'GB',
    geo: null,
    log: { level: 'info', sampleEvery: 100 },
  });
});

test('every setting is read', () => {
  const config = readEnv({
    GOOGLE_CLOUD_PROJECT: 'skora',
    HOST: '0.0.0.0',
    PORT: '8080',
    TRUST_PROXY_HOPS: '2',
    ALLOWED_ORIGINS: 'https://skora.example, http://localhost:3000',
    DEFAULT_COUNTRY: 'DE',
    GEO_URL: 'https://geo.example/lite/me',
    GEO_TOKEN: 'secret',
    LOG_LEVEL: 'warn',
    LOG_SAMPLE_EVERY: '1',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    projectId: 'skora',
    trustProxyHops: 2,
    allowedOrigins: new Set(['https://skora.example', 'http://localhost:3000']),
    defaultCountry: 'DE',
    geo: { url: 'https://geo.example/lite/me', token: 'secret' },
    log: { level: 'warn', sampleEvery: 1 },
  });
});

test('all faults are named at once, each with its remedy', () => {
  const read = () =>
    readEnv({
      K_SERVICE: 'skora-backend',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      PORT: '80.5',
      TRUST_PROXY_HOPS: '-1',
      ALLOWED_ORIGINS: 'https://skora.example/, *',
      DEFAULT_COUNTRY: 'XX',
      GEO_URL: 'ftp://geo.example',
      LOG_LEVEL: 'loud',
      LOG_SAMPLE_EVERY: '0',
    });
  expect(read).toThrow('FIREBASE_AUTH_EMULATOR_HOST must not be set on Cloud Run');
  for (const part of [
    'GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT must be set',
    'PORT must be a whole number from 0 to 65535, not "80.5"',
    'TRUST_PROXY_HOPS must be',
    'not "https://skora.example/"',
    'not "*"',
    'DEFAULT_COUNTRY must be',
    'GEO_URL must be',
    'LOG_LEVEL must be one of debug, info, warn, error, silent',
    'LOG_SAMPLE_EVERY must be',
  ]) {
    expect(read).toThrow(part);
  }
});

test('a geolocation service without its token is a fault', () => {
  expect(() => readEnv({ GCLOUD_PROJECT: 'x', GEO_URL: 'https://geo.example/lite/me' })).toThrow(
    'GEO_TOKEN must be set',
  );
});
