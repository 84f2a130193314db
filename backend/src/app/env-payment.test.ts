import { PRICE_BOOK_VERSION } from '../features/pricing';
import { readEnv } from './env';

/** What a developer's machine has and production has not. */
const LOCAL = {
  ENVIRONMENT: 'local',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_a' }, 'STRIPE_WEBHOOK_SECRET must be set'],
  [
    { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_API_URL: 'http://127.0.0.1:1' },
    'STRIPE_API_URL is for a stand-in',
  ],
  [{ ENVIRONMENT: 'preview' }, 'STRIPE_SECRET_KEY must be set'],
])('payments are set up in full or not at all: %j', (source, fault) => {
  expect(() => readEnv({ GCLOUD_PROJECT: 'x', ...source })).toThrow(fault);
});

test.each([
  [undefined, 'live', 'test'],
  ['production', 'live', 'test'],
  ['staging', 'test', 'live'],
  ['preview', 'test', 'live'],
  ['local', 'test', 'live'],
])('with ENVIRONMENT=%s, Stripe’s key is a %s key and no %s key', (ENVIRONMENT, right, wrong) => {
  const read = (STRIPE_SECRET_KEY: string) => () => readEnv({ ENVIRONMENT, STRIPE_SECRET_KEY });
  for (const kind of ['sk', 'rk']) {
    expect(read(`${kind}_${right}_a`)).not.toThrow('STRIPE_SECRET_KEY');
    expect(read(`${kind}_${wrong}_a`)).toThrow(`STRIPE_SECRET_KEY must be a ${right} key`);
  }
});

test('prices are confirmed for one price book only, and production sells at no others', () => {
  const read = (PRICES_CONFIRMED: string) =>
    readEnv({ GCLOUD_PROJECT: 'x', ...LOCAL, PRICES_CONFIRMED }).pricesConfirmed;
  expect(read('2026-11-01-00000000')).toBe(false);
  expect(read(PRICE_BOOK_VERSION)).toBe(true);
  const fault = `PRICES_CONFIRMED must be "${PRICE_BOOK_VERSION}"`;
  expect(() => readEnv({ PRICES_CONFIRMED: PRICE_BOOK_VERSION })).not.toThrow(fault);
  expect(() => readEnv({ PRICES_CONFIRMED: '2026-11-01-00000000' })).toThrow(fault);
  expect(() => readEnv({ ENVIRONMENT: 'staging' })).not.toThrow(fault);
});
