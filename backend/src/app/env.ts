import { pricedCountries, PRICE_BOOK_VERSION } from '../features/pricing';
import { isSendGridKey } from '../features/mail-events';
import type { StripeConfig } from '../lib/stripe/stripe-gateway';
import { EnvReader } from '@skora/shared/utils/env-reader';
import { INTAKE_LIMITS } from '@skora/shared/utils/http-intake';
import { readMetricsAccess } from '@skora/shared/utils/metrics';
import { readSiteSecret } from '@skora/shared/utils/site-secret';
import { checkEnvironment, isLocal } from '@skora/shared/utils/environment';
import { readOperator } from '@skora/shared/utils/operator';
import type { AppConfig } from '../lib/services/app-deps';

export interface ServiceConfig extends AppConfig {
  host: string;
  port: number;
  projectId: string;
  storageBucket: string;
  /** Folder or `gs://bucket` of the releases; `null`: nobody sees or changes them here. */
  registry: string | null;
  /** How long it goes on taking requests in after SIGTERM, in ms, until the balancer has noticed. */
  drainMs: number;
}

/** What a laptop can do without and a public service cannot. */
const REQUIRED = [
  'PUBLIC_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'SAFEGUARDING_INBOX',
  'TASKS_CALLER',
  'TASKS_AUDIENCE',
  'LINK_SECRET',
  'REGISTRY',
  'STRIPE_SECRET_KEY',
  // Whether taxes are added is a decision about buyers, so nobody makes it by leaving it out.
  'STRIPE_TAX',
];

/** Secrets, and where data and mails go: not as in this repository where people sign in for real. */
const GUARDED = [
  'GCLOUD_PROJECT',
  'GOOGLE_CLOUD_PROJECT',
  'FIREBASE_STORAGE_BUCKET',
  'GEO_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_LOG_URL',
  'SAFEGUARDING_INBOX',
  'LINK_SECRET',
  'LINK_SECRET_BEFORE',
  'REGISTRY',
  'SITE_SECRET',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GEO_TOKEN',
  'MAIL_LOG_TOKEN',
  'MAIL_EVENTS_RESEND_SECRET',
];

function readGeo(env: EnvReader): AppConfig['geo'] {
  const url = env.url('GEO_URL');
  if (url === undefined) return null;
  return { url, token: env.required('GEO_TOKEN') };
}

function readRedis(env: EnvReader): AppConfig['redis'] {
  const url = env.url('REDIS_URL', ['redis', 'rediss']);
  return url === undefined ? null : { url };
}

function isProduction(env: EnvReader): boolean {
  return env.text('ENVIRONMENT', 'production') === 'production';
}

/** Only production takes real money, and it takes no other: with a test key everybody buys with a test card. */
function checkMode(env: EnvReader, live: boolean): void {
  if (live === isProduction(env)) return;
  env.errors.push(
    live
      ? 'STRIPE_SECRET_KEY must be a test key, sk_test_… or rk_test_…, unless ENVIRONMENT is production.'
      : 'STRIPE_SECRET_KEY must be a live key, sk_live_… or rk_live_…, as ENVIRONMENT is production.',
  );
}

/** Real money only ever goes to Stripe itself. */
function readStripe(env: EnvReader): StripeConfig | null {
  const secretKey = env.text('STRIPE_SECRET_KEY', '');
  if (secretKey === '') return null;
  const webhookSecret = env.required('STRIPE_WEBHOOK_SECRET');
  const apiUrl = env.url('STRIPE_API_URL') ?? null;
  const live = /^[sr]k_live_\w+$/.test(secretKey);
  if (!live && !/^[sr]k_test_\w+$/.test(secretKey)) {
    env.errors.push('STRIPE_SECRET_KEY must be a secret or restricted key of Stripe.');
  } else checkMode(env, live);
  if (webhookSecret !== '' && !webhookSecret.startsWith('whsec_')) {
    env.errors.push('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint, whsec_….');
  }
  if (apiUrl !== null && !isLocal(env))
    env.errors.push('STRIPE_API_URL is for a stand-in on this machine: for ENVIRONMENT=local only.');
  return { secretKey, webhookSecret, apiUrl, tax: env.oneOf('STRIPE_TAX', ['off', 'on'], 'off') === 'on' };
}

/** All of it or nothing: half of it would fail when somebody is to be told. */
function readPush(env: EnvReader): AppConfig['push'] {
  const keys = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'];
  const standIn = env.url('PUSH_STAND_IN_URL') ?? null;
  if (standIn !== null && !isLocal(env))
    env.errors.push('PUSH_STAND_IN_URL is for a stand-in on this machine: for ENVIRONMENT=local only.');
  if (!keys.some((key) => env.has(key))) return null;
  const [publicKey = '', privateKey = '', subject = ''] = keys.map((key) => env.required(key));
  if (!/^[\w-]{87}$/.test(publicKey)) env.errors.push('VAPID_PUBLIC_KEY must be 65 bytes in base64url.');
  if (!/^[\w-]{43}$/.test(privateKey)) env.errors.push('VAPID_PRIVATE_KEY must be 32 bytes in base64url.');
  if (!/^(mailto:|https:\/\/)/.test(subject)) env.errors.push('VAPID_SUBJECT must be mailto:… or https://….');
  return { publicKey, privateKey, subject, standIn: standIn && new URL(standIn).origin };
}

function readMail(env: EnvReader): AppConfig['mail'] {
  const smtpUrl = env.url('SMTP_URL', ['smtp', 'smtps']);
  if (smtpUrl === undefined) return null;
  const from = env.text('MAIL_FROM', 'SKORA <no-reply@skora.example>');
  if (!/^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    env.errors.push('MAIL_FROM must be an address such as SKORA <no-reply@skora.example>.');
  const url = env.url('MAIL_LOG_URL');
  return { smtpUrl, from, ...(url && { deliveryLog: { url, token: env.required('MAIL_LOG_TOKEN') } }) };
}

/** Half a key would refuse every event, and nobody would notice. */
function readMailEvents(env: EnvReader): AppConfig['mailEvents'] {
  const sendGridKey = env.optional('MAIL_EVENTS_SENDGRID_KEY') ?? null;
  const resendSecret = env.optional('MAIL_EVENTS_RESEND_SECRET') ?? null;
  if (sendGridKey !== null && !isSendGridKey(sendGridKey))
    env.errors.push('MAIL_EVENTS_SENDGRID_KEY must be the verification key of the signed Event Webhook.');
  if (resendSecret !== null && !/^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(resendSecret))
    env.errors.push('MAIL_EVENTS_RESEND_SECRET must be the signing secret of the webhook, whsec_….');
  return { sendGridKey, resendSecret };
}

/** Elsewhere than on this machine nothing that can be copied opens the tasks. */
function readTasksSecret(env: EnvReader): string | null {
  if (isLocal(env) || !env.has('TASKS_SECRET')) return env.secret('TASKS_SECRET');
  env.errors.push('TASKS_SECRET is for ENVIRONMENT=local only: use TASKS_CALLER and TASKS_AUDIENCE.');
  return null;
}

function readTasksCaller(env: EnvReader): AppConfig['tasksCaller'] {
  const email = env.emailAddress('TASKS_CALLER');
  const audience = env.url('TASKS_AUDIENCE', ['https']);
  return email === undefined || audience === undefined ? null : { email, audience };
}

function readPublicOrigin(env: EnvReader): string {
  return [...env.origins('PUBLIC_ORIGIN')][0] ?? 'http://localhost:3000';
}

/** Prices count for buyers once the operator has read this very price book; real money goes to no others. */
function readPricesConfirmed(env: EnvReader): boolean {
  const confirmed = env.text('PRICES_CONFIRMED', '') === PRICE_BOOK_VERSION;
  if (!confirmed && isProduction(env)) {
    env.errors.push(
      `PRICES_CONFIRMED must be "${PRICE_BOOK_VERSION}", the current price book, before production may sell at its prices.`,
    );
  }
  return confirmed;
}

/**
 * Reads the service's settings.
 *
 * @throws Error naming every fault, one per line
 * @example readEnv({ GCLOUD_PROJECT: 'demo-skora' }).port // 8081
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): ServiceConfig {
  const env = new EnvReader(source);
  checkEnvironment(env, GUARDED);
  if (!isLocal(env)) for (const key of REQUIRED) env.required(key);
  const operator = readOperator(env);
  const projectId = env.required('GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT');
  const config: ServiceConfig = {
    host: env.text('HOST', isLocal(env) ? '127.0.0.1' : '0.0.0.0'),
    port: env.integer('PORT', 8081, 0, 65_535),
    projectId,
    storageBucket: env.text('FIREBASE_STORAGE_BUCKET', `${projectId}.appspot.com`),
    registry: env.optional('REGISTRY') ?? null,
    drainMs: env.integer('DRAIN_MS', 0, 0, 5_000),
    maxInFlight: env.integer('MAX_IN_FLIGHT', 80, 1, 10_000),
    // The site opens a connection for each request it passes on; they count for it until their headers have come.
    intake: { ...INTAKE_LIMITS, maxConnectionsPerClient: 1_000 },
    trustProxyHops: env.integer('TRUST_PROXY_HOPS', 1, 0, 5),
    siteSecret: readSiteSecret(env),
    metrics: readMetricsAccess(env),
    allowedOrigins: env.origins('ALLOWED_ORIGINS'),
    defaultCountry: env.oneOf('DEFAULT_COUNTRY', pricedCountries(), 'GB'),
    geo: readGeo(env),
    publicOrigin: readPublicOrigin(env),
    mail: readMail(env),
    mailEvents: readMailEvents(env),
    redis: readRedis(env),
    mailsPerHour: env.integer('MAILS_PER_HOUR', 1000, 1, 1_000_000),
    contact: {
      inbox: operator.email,
      safeguardingInbox: env.emailAddress('SAFEGUARDING_INBOX') ?? null,
    },
    clipFirstLookDays: env.integer('CLIP_FIRST_LOOK_DAYS', 0, 0, 365),
    stripe: readStripe(env),
    push: readPush(env),
    operator,
    pricesConfirmed: readPricesConfirmed(env),
    linkSecret: env.secret('LINK_SECRET') ?? 'only for this machine',
    linkSecretBefore: env.secret('LINK_SECRET_BEFORE'),
    tasksSecret: readTasksSecret(env),
    tasksCaller: readTasksCaller(env),
    log: {
      level: env.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
      sampleEvery: env.integer('LOG_SAMPLE_EVERY', 100, 1, 1_000_000),
    },
  };
  if (env.errors.length > 0)
    throw new Error(`The environment is not complete:\n- ${env.errors.join('\n- ')}`);
  return config;
}
