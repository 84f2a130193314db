import { INTAKE_LIMITS } from '@skora/shared/utils/http-intake';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { PRICE_BOOK_VERSION } from '../features/pricing';
import { MAIL_EVENTS } from '../testing/mail-events/signed-mail-events';
import { readEnv } from './env';

/** What a developer's machine has and production has not. */
const LOCAL = {
  ENVIRONMENT: 'local',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

const SCHEDULER = { email: 'scheduler@skora.example', audience: 'https://backend.skora.example' };

test('a project and its emulators are all the service needs', () => {
  expect(readEnv({ GCLOUD_PROJECT: 'demo-skora', ...LOCAL })).toEqual({
    host: '127.0.0.1',
    port: 8081,
    projectId: 'demo-skora',
    storageBucket: 'demo-skora.appspot.com',
    registry: null,
    drainMs: 0,
    maxInFlight: 80,
    intake: { ...INTAKE_LIMITS, maxConnectionsPerClient: 1_000 },
    trustProxyHops: 1,
    siteSecret: null,
    metrics: { token: null },
    allowedOrigins: new Set(),
    defaultCountry: 'GB',
    geo: null,
    publicOrigin: 'http://localhost:3000',
    mail: null,
    mailEvents: { sendGridKey: null, resendSecret: null },
    redis: null,
    mailsPerHour: 1000,
    contact: { inbox: 'support@skora.example', safeguardingInbox: null },
    stripe: null,
    push: null,
    clipFirstLookDays: 0,
    operator: SAMPLE_OPERATOR,
    pricesConfirmed: false,
    linkSecret: 'only for this machine',
    linkSecretBefore: null,
    tasksSecret: null,
    tasksCaller: null,
    log: { level: 'info', sampleEvery: 100 },
  });
});

test('every setting is read', () => {
  const config = readEnv({
    ...LOCAL,
    GOOGLE_CLOUD_PROJECT: 'skora',
    HOST: '0.0.0.0',
    PORT: '8080',
    DRAIN_MS: '2500',
    REGISTRY: 'gs://skora-registry',
    MAX_IN_FLIGHT: '40',
    TRUST_PROXY_HOPS: '2',
    SITE_SECRET: 'sixteen more characters',
    METRICS_TOKEN: 'what the scraper bears',
    ALLOWED_ORIGINS: 'https://skora.example, http://localhost:3000',
    DEFAULT_COUNTRY: 'DE',
    GEO_URL: 'https://geo.example/lite/me',
    GEO_TOKEN: 'secret',
    FIREBASE_STORAGE_BUCKET: 'skora-files',
    PUBLIC_ORIGIN: 'https://skora.example',
    SMTP_URL: 'smtps://user:password@smtp.example',
    MAIL_FROM: 'SKORA <mail@skora.example>',
    MAIL_LOG_URL: 'https://log.skora.example/accepted',
    MAIL_LOG_TOKEN: 'of the log',
    MAIL_EVENTS_SENDGRID_KEY: MAIL_EVENTS.sendGridKey,
    MAIL_EVENTS_RESEND_SECRET: MAIL_EVENTS.resendSecret,
    REDIS_URL: 'rediss://:password@redis.example:6380',
    MAILS_PER_HOUR: '200',
    OPERATOR_NAME: 'Club GmbH',
    OPERATOR_ADDRESS: '2 Real Road, Realton',
    OPERATOR_COUNTRY: 'Germany',
    OPERATOR_EMAIL: 'office@club.example',
    LEGAL_SINCE: '2026-12-01',
    ANSWER_TIME: '24 hours',
    PRICES_CONFIRMED: PRICE_BOOK_VERSION,
    SAFEGUARDING_INBOX: 'safeguarding@skora.example',
    CLIP_FIRST_LOOK_DAYS: '7',
    TASKS_SECRET: 'sixteen characters',
    ...{ TASKS_CALLER: SCHEDULER.email, TASKS_AUDIENCE: SCHEDULER.audience },
    LINK_SECRET: 'characters, sixteen',
    LINK_SECRET_BEFORE: 'sixteen before it',
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    STRIPE_API_URL: 'http://127.0.0.1:12111',
    STRIPE_TAX: 'on',
    LOG_LEVEL: 'warn',
    LOG_SAMPLE_EVERY: '1',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 8080,
    registry: 'gs://skora-registry',
    projectId: 'skora',
    storageBucket: 'skora-files',
    drainMs: 2500,
    maxInFlight: 40,
    intake: { ...INTAKE_LIMITS, maxConnectionsPerClient: 1_000 },
    trustProxyHops: 2,
    siteSecret: 'sixteen more characters',
    metrics: { token: 'what the scraper bears' },
    allowedOrigins: new Set(['https://skora.example', 'http://localhost:3000']),
    defaultCountry: 'DE',
    geo: { url: 'https://geo.example/lite/me', token: 'secret' },
    publicOrigin: 'https://skora.example',
    mail: {
      smtpUrl: 'smtps://user:password@smtp.example',
      from: 'SKORA <mail@skora.example>',
      deliveryLog: { url: 'https://log.skora.example/accepted', token: 'of the log' },
    },
    mailEvents: MAIL_EVENTS,
    redis: { url: 'rediss://:password@redis.example:6380' },
    mailsPerHour: 200,
    contact: { inbox: 'office@club.example', safeguardingInbox: 'safeguarding@skora.example' },
    push: null,
    stripe: {
      secretKey: 'sk_test_key',
      webhookSecret: 'whsec_secret',
      apiUrl: 'http://127.0.0.1:12111',
      tax: true,
    },
    clipFirstLookDays: 7,
    operator: {
      name: 'Club GmbH',
      address: '2 Real Road, Realton',
      country: 'Germany',
      email: 'office@club.example',
      legalSince: '1 December 2026',
      answerTime: '24 hours',
    },
    pricesConfirmed: true,
    linkSecret: 'characters, sixteen',
    linkSecretBefore: 'sixteen before it',
    tasksSecret: 'sixteen characters',
    tasksCaller: SCHEDULER,
    log: { level: 'warn', sampleEvery: 1 },
  });
});

test('all faults are named at once, each with its remedy', () => {
  const read = () =>
    readEnv({
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      PORT: '80.5',
      MAX_IN_FLIGHT: '0',
      TRUST_PROXY_HOPS: '-1',
      ALLOWED_ORIGINS: 'https://skora.example/, *',
      DEFAULT_COUNTRY: 'XX',
      GEO_URL: 'ftp://geo.example',
      PUBLIC_ORIGIN: 'skora.example',
      SMTP_URL: 'http://user:hunter2@smtp.example',
      SAFEGUARDING_INBOX: 'nobody',
      MAIL_EVENTS_SENDGRID_KEY: 'hunter2',
      MAIL_EVENTS_RESEND_SECRET: 'whsec_hunter2',
      TASKS_SECRET: 'sixteen characters',
      ...{ TASKS_CALLER: 'scheduler', TASKS_AUDIENCE: 'http://backend.skora.example' },
      LINK_SECRET: 'short',
      SITE_SECRET: 'short',
      STRIPE_SECRET_KEY: 'pk_live_hunter2',
      STRIPE_WEBHOOK_SECRET: 'hunter2',
      STRIPE_API_URL: 'http://127.0.0.1:12111',
      STRIPE_TAX: 'perhaps',
      LOG_LEVEL: 'loud',
      LOG_SAMPLE_EVERY: '0',
    });
  expect(read).toThrow('FIREBASE_AUTH_EMULATOR_HOST is for ENVIRONMENT=local only');
  for (const part of [
    'GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT must be set',
    'PORT must be a whole number from 0 to 65535, not "80.5"',
    'MAX_IN_FLIGHT must be',
    'TRUST_PROXY_HOPS must be',
    'not "https://skora.example/"',
    'not "*"',
    'DEFAULT_COUNTRY must be',
    'GEO_URL must be a URL that begins with http:// or https://',
    'PUBLIC_ORIGIN must list origins',
    'SMTP_URL must be a URL that begins with smtp:// or smtps://',
    'MAIL_EVENTS_SENDGRID_KEY must be the verification key',
    'MAIL_EVENTS_RESEND_SECRET must be the signing secret',
    'TASKS_SECRET is for ENVIRONMENT=local only: use TASKS_CALLER',
    'TASKS_CALLER must be one email address',
    'TASKS_AUDIENCE must be a URL that begins with https://',
    'LINK_SECRET must have at least 16 characters',
    'SITE_SECRET must have at least 16 characters',
    'MAIL_FROM must be set',
    'SAFEGUARDING_INBOX must be one email address',
    'STRIPE_SECRET_KEY must be a secret or restricted key',
    'STRIPE_WEBHOOK_SECRET must be the signing secret',
    'STRIPE_API_URL is for a stand-in',
    'STRIPE_TAX must be one of off, on',
    'LOG_LEVEL must be one of debug, info, warn, error, silent',
    'LOG_SAMPLE_EVERY must be',
  ]) {
    expect(read).toThrow(part);
  }
  expect(read).not.toThrow('hunter2');
});

test('a geolocation service without its token is a fault', () => {
  expect(() => readEnv({ GCLOUD_PROJECT: 'x', GEO_URL: 'https://geo.example/lite/me' })).toThrow(
    'GEO_TOKEN must be set',
  );
});

const VAPID = {
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'b'.repeat(43),
  VAPID_SUBJECT: 'mailto:operator@skora.example',
};

test('pushes are set up in full or not at all', () => {
  const read = (more: object) => readEnv({ GCLOUD_PROJECT: 'x', ...LOCAL, ...more });
  const { push } = read({ ...VAPID, PUSH_STAND_IN_URL: 'http://127.0.0.1:8083/' });
  expect(push).toEqual({
    publicKey: VAPID.VAPID_PUBLIC_KEY,
    privateKey: VAPID.VAPID_PRIVATE_KEY,
    subject: VAPID.VAPID_SUBJECT,
    standIn: 'http://127.0.0.1:8083',
  });
  expect(() => read({ VAPID_PUBLIC_KEY: VAPID.VAPID_PUBLIC_KEY })).toThrow('VAPID_PRIVATE_KEY must be set');
  expect(() => read({ ...VAPID, VAPID_SUBJECT: 'operator' })).toThrow('VAPID_SUBJECT must be');
  expect(() => readEnv({ GCLOUD_PROJECT: 'x', PUSH_STAND_IN_URL: 'http://a.example' })).toThrow(
    'PUSH_STAND_IN_URL is for a stand-in',
  );
});
