import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { EventTarget } from '@skora/stand-ins/mail/mail-events';
import { offlineEnv } from '@skora/scripts-lib/offline-env';
import { generatedPath } from '@skora/scripts-lib/workspace';
import type { ServerSettings } from './server-process';
import { builtProgram } from './server-process';
import type { StartStackOptions } from './types';

export const projectId = 'demo-skora';
/** The project's bucket, by Firebase's naming for the default one. */
export const storageBucket = `${projectId}.appspot.com`;

/** Opens the backend's scheduled tasks on this machine only. */
export const tasksSecret = 'local-tasks-secret';

/** Signs the webhooks of the Stripe stand-in; its API takes any test key. */
export const stripeKeys = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };

/** What the backend proves itself with to the stand-in of push services; made anew at each start. */
const pair = createECDH('prime256v1');
pair.generateKeys();
const vapid = {
  VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
  // Node leaves leading zeros out.
  VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  VAPID_SUBJECT: 'mailto:operator@skora.example',
};

/** Signs the events of the mail stand-in, as SendGrid signs its own; made anew at each start. */
const mailEventKeys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

/** What the sample operator promises; site and backend must say the same. */
const promises = { ANSWER_TIME: '3 working days', URGENT_ANSWER_TIME: '1 working day' };

/** Sites started beside a stack, also by the test workers of this process, are known to its backend by the same secret. */
export const siteSecret = (process.env['SITE_SECRET'] ??= randomBytes(24).toString('base64url'));

/** Addresses of everything, by the ports of a stack. The site is `localhost`, as people type it. */
export function stackUrls({ ports }: Pick<StartStackOptions, 'ports'>) {
  return {
    site: `http://localhost:${ports.site}`,
    backend: `http://127.0.0.1:${ports.backend}`,
    mailbox: `http://127.0.0.1:${ports.mailbox}`,
    geo: `http://127.0.0.1:${ports.geo}`,
    stripe: `http://127.0.0.1:${ports.stripe}`,
    push: `http://127.0.0.1:${ports.push}`,
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
  };
}

/** Where the mail stand-in tells what became of mails. */
export function mailEventTarget(options: Pick<StartStackOptions, 'ports'>): EventTarget {
  const url = `${stackUrls(options).backend}/mail-events/sendgrid`;
  return { url, privateKey: mailEventKeys.privateKey };
}

function emulatorEnv({ ports }: StartStackOptions): Record<string, string> {
  return {
    ENVIRONMENT: 'local',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  };
}

/** How the backend is started. */
export function backendSettings(options: StartStackOptions): ServerSettings {
  const urls = stackUrls(options);
  return {
    name: 'backend',
    program: options.programs?.backend ?? builtProgram('backend/dist/main.mjs'),
    readyUrl: `${urls.backend}/readyz`,
    env: {
      PORT: String(options.ports.backend),
      GCLOUD_PROJECT: projectId,
      GEO_URL: `${urls.geo}/lite/me`,
      GEO_TOKEN: 'local-token',
      SMTP_URL: urls.smtp,
      MAIL_LOG_URL: `${urls.mailbox}/api/accepted`,
      MAIL_LOG_TOKEN: 'local-token',
      MAIL_EVENTS_SENDGRID_KEY: mailEventKeys.publicKey
        .export({ type: 'spki', format: 'der' })
        .toString('base64'),
      SAFEGUARDING_INBOX: 'safeguarding@skora.example',
      REGISTRY: generatedPath('registry'),
      PUBLIC_ORIGIN: urls.site,
      SITE_SECRET: siteSecret,
      ...promises,
      TASKS_SECRET: tasksSecret,
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: urls.stripe,
      ...vapid,
      PUSH_STAND_IN_URL: urls.push,
      ...offlineEnv,
      ...emulatorEnv(options),
      ...options.backendEnv,
    },
  };
}

/** How the site is started. */
export function siteSettings(options: StartStackOptions): ServerSettings {
  const urls = stackUrls(options);
  return {
    name: 'site',
    program: options.programs?.site ?? builtProgram('host/dist/server.mjs'),
    readyUrl: `http://127.0.0.1:${options.ports.site}/readyz`,
    env: {
      PORT: String(options.ports.site),
      PUBLIC_ORIGIN: urls.site,
      SITE_SECRET: siteSecret,
      BACKEND_URL: urls.backend,
      REGISTRY: generatedPath('registry'),
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'demo',
      FIREBASE_STORAGE_BUCKET: storageBucket,
      ...promises,
      // Visibly samples: nobody can own these addresses.
      SOCIAL_FACEBOOK_URL: 'https://facebook.example/skora',
      SOCIAL_INSTAGRAM_URL: 'https://instagram.example/skora',
      SOCIAL_YOUTUBE_URL: 'https://youtube.example/@skora',
      SOCIAL_LINKEDIN_URL: 'https://linkedin.example/company/skora',
      ...emulatorEnv(options),
      ...options.siteEnv,
    },
  };
}
