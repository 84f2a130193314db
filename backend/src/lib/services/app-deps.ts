import type { IntakeLimits } from '@skora/shared/utils/http-intake';
import type { MetricsAccess } from '@skora/shared/utils/metrics';
import type { Operator } from '@skora/shared/utils/operator';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReleaseStore } from '@skora/registry';
import type { RedisConfig } from '../guards/shared-counts';
import type { PushConfig } from '../push/push-config';
import type { StripeConfig } from '../stripe/stripe-gateway';
import type { MailConfig } from '../mail/mailer';
import type { StorageBucket } from '../firestore/connect-firebase';
import type { LogConfig } from '../http/logging';

export interface GeoServiceConfig {
  /** The lite "me" endpoint, e.g. `https://geo.example/lite/me`; its sibling `…/lite/{address}` is asked too. */
  url: string;
  token: string;
  /** How long a visitor waits for it, in milliseconds; 300 unless told. */
  timeoutMs?: number;
}

export interface AppConfig {
  /** Requests at work at the same time; more are refused at once. */
  maxInFlight: number;
  /** How slowly requests may come, and how many of one client. */
  intake: IntakeLimits;
  /** Proxies in front of the service whose `X-Forwarded-For` entry is believed. */
  trustProxyHops: number;
  /** What the site proves itself with: only then is it believed. `null`: every proxy of this machine or network is. */
  siteSecret: string | null;
  /** Who may read metrics; `null`: nobody. */
  metrics: MetricsAccess | null;
  /** Origins that may call the service from a browser directly. */
  allowedOrigins: ReadonlySet<string>;
  defaultCountry: string;
  /** `null`: no geolocation service, everybody gets the default country. */
  geo: GeoServiceConfig | null;
  /** Where the site is; links in mails lead there. */
  publicOrigin: string;
  /** Signs links that work without the store, such as those to unsubscribe. */
  linkSecret: string;
  /** What signed them before it was changed; nothing is signed with it any more. */
  linkSecretBefore?: string | null;
  /** `null`: no mail server; mails wait in the outbox. */
  mail: MailConfig | null;
  /** What mail services sign their events with; `null`: events of that service are not taken. */
  mailEvents: { sendGridKey: string | null; resendSecret: string | null };
  /** Where all instances count together what is limited; `null`: each counts by itself. */
  redis: RedisConfig | null;
  /** Mails of the outbox sent in an hour; the others wait. */
  mailsPerHour: number;
  /** Where messages of the contact form go; `null`: they are kept and nobody is told. */
  contact: { inbox: string | null; safeguardingInbox: string | null };
  /** New public clips of accounts younger than so many days wait until somebody has looked; 0: of none. */
  clipFirstLookDays: number;
  /** Who runs the site: in mails, and in every issue of the digest, as the law wants. */
  operator: Operator;
  /** The operator has confirmed the price book as it is. Else its prices are samples. */
  pricesConfirmed: boolean;
  /** `null`: no payment service; nothing can be bought. */
  stripe: StripeConfig | null;
  /** `null`: nobody is told by push, and it is not offered. */
  push: PushConfig | null;
  /** What the scheduler of this machine proves itself with; `null`: with nothing of the kind. */
  tasksSecret: string | null;
  /**
   * The service account the scheduler calls with: its tokens are signed by Google, for this audience. `null`: none.
   * `certsUrl` is where the signing keys are, as PEM by their ids; Google's own unless told.
   */
  tasksCaller: { email: string; audience: string; certsUrl?: string } | null;
  /** No step of a task begins later in a call of the scheduler, in milliseconds; 8 s unless told. */
  taskCallMs?: number;
  log: LogConfig;
}

/** Everything the service takes from outside. */
export interface AppDeps {
  config: AppConfig;
  auth: Auth;
  firestore: Firestore;
  /** The bucket of the players' files. */
  bucket: () => StorageBucket;
  /** Where releases live; without it nobody sees or changes them here. */
  registry?: ReleaseStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Aborted when the process is told to end. */
  leaving?: AbortSignal;
  /** Where log lines go; standard output by default. */
  logStream?: NodeJS.WritableStream;
}
