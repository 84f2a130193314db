import { REGISTRY_DEADLINE_MS } from '@skora/registry';
import type { BrowserConfig } from '@skora/shared/config';
import { REMOTE_ID_PATTERN } from '@skora/shared/contract';
import { EnvReader } from '@skora/shared/utils/env-reader';
import { INTAKE_LIMITS, type IntakeLimits } from '@skora/shared/utils/http-intake';
import { readMetricsAccess, type MetricsAccess } from '@skora/shared/utils/metrics';
import { readSiteSecret } from '@skora/shared/utils/site-secret';
import { checkEnvironment, isLocal, type Environment } from '@skora/shared/utils/environment';
import { readOperator } from '@skora/shared/utils/operator';

/** Settings of the host's server, from its environment. */
export interface SiteEnv {
  port: number;
  host: string;
  backendUrl: string;
  /** Proxies in front of the site whose `X-Forwarded-For` entry is believed. */
  proxyHops: number;
  /** What the backend knows this site by; null only on a developer's machine. */
  siteSecret: string | null;
  /** Who may read metrics; null: nobody. */
  metrics: MetricsAccess | null;
  /** How slowly requests may come, and how many of one client. */
  intake: IntakeLimits;
  /** How long it goes on taking requests in after SIGTERM, in ms, until the balancer has noticed. */
  drainMs: number;
  /** Folder or `gs://bucket`. */
  registry: string;
  /** How long a visitor waits for the registry, in ms. */
  registryMs: number;
  /** Folder for the copies that survive a registry outage and a restart; null keeps them in memory only. */
  lastGoodDir: string | null;
  /** Folder of another browser build of the host, for development. */
  hostDist: string | null;
  /** Absolute address of the site, for canonical links and cards. */
  publicOrigin: string;
  /** Share of visits that are measured, in percent, 0–100; all are while a remote has a canary, none with 0. */
  watchPercent: number;
  /** Whether the site's worker keeps pages and files. `off` takes it away from browsers that have it. */
  worker: 'on' | 'off';
  /** Remote id → address of a developer's container. In production there are none. */
  overrides: Readonly<Record<string, string>>;
  browser: BrowserConfig;
}

const GOOGLE_AUTHORIZATION_URL = 'https://accounts.google.com/o/oauth2/v2/auth';

type Source = Readonly<Record<string, string | undefined>>;

/** An address without the slash at its end. */
function readAddress(env: EnvReader, key: string, fallback?: string): string {
  return (env.url(key) ?? fallback ?? env.required(key)).replace(/\/$/, '');
}

/** Where browsers lead visitors or load from: plain http is for a stand-in on this machine. */
function protocolsOf(env: EnvReader): string[] {
  return isLocal(env) ? ['http', 'https'] : ['https'];
}

/** Canonical links, previews and the sitemap must not name this machine in production. */
function readPublicOrigin(env: EnvReader, fallback?: string): string {
  const address = readAddress(env, 'PUBLIC_ORIGIN', fallback);
  if (URL.canParse(address) && new URL(address).origin !== address) {
    env.errors.push('PUBLIC_ORIGIN must be an origin such as https://skora.example, without a path.');
  }
  return address;
}

const OVERRIDE = new RegExp(`^\\s*(${REMOTE_ID_PATTERN})@(.+?)\\s*$`);

function readOverrides(env: EnvReader, environment: Environment): Record<string, string> {
  const pairs = env.text('REMOTE_OVERRIDES', '').split(',').filter(Boolean);
  if (pairs.length > 0 && environment === 'production') {
    env.errors.push('REMOTE_OVERRIDES is not for production: there everybody gets what is released.');
  }
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, id = '', address = ''] = OVERRIDE.exec(pair) ?? [];
      if (!URL.canParse(address)) {
        env.errors.push(
          `REMOTE_OVERRIDES must list remotes such as remote-auth@http://localhost:3101/remoteEntry.js, not "${pair}".`,
        );
      }
      return [id, address];
    }),
  );
}

/** Where browsers ask for their country: a path of this site, or another one by https. */
function readGeoUrl(env: EnvReader): string {
  const written = env.text('GEO_PUBLIC_URL', '/api/geo/me');
  if (!/^\/(?!\/)/.test(written)) env.url('GEO_PUBLIC_URL', ['https']);
  return written;
}

/** Must not be those of `.env.example` where people sign in for real. */
const GUARDED = [
  'SITE_SECRET',
  'METRICS_TOKEN',
  'REGISTRY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_STORAGE_BUCKET',
];

function readEmulators(env: EnvReader): BrowserConfig['firebase']['emulators'] {
  const auth = env.optional('FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = env.optional('FIRESTORE_EMULATOR_HOST');
  const storage = env.optional('FIREBASE_STORAGE_EMULATOR_HOST');
  if (!auth || !firestore || !storage) return undefined;
  return { auth: `http://${auth}`, firestore, storage };
}

function readGoogle(env: EnvReader): BrowserConfig['googleSignIn'] {
  const written = env.url('GOOGLE_AUTHORIZATION_URL', protocolsOf(env));
  const authorizationUrl = (written ?? GOOGLE_AUTHORIZATION_URL).replace(/\/$/, '');
  const clientId = env.optional('GOOGLE_CLIENT_ID');
  return clientId ? { clientId, authorizationUrl } : undefined;
}

function readMapTiles(env: EnvReader): BrowserConfig['mapTiles'] {
  const url = env.url('MAP_TILES_URL', protocolsOf(env));
  if (!url) return undefined;
  if (!['{z}', '{x}', '{y}'].every((place) => url.includes(place))) {
    env.errors.push(`MAP_TILES_URL is not an address with {z}, {x} and {y}: ${url}`);
  }
  return { url, attribution: env.required('MAP_TILES_ATTRIBUTION') };
}

/** Reads and checks the environment. @throws one error that lists everything that is wrong */
export function readEnv(source: Source): SiteEnv {
  const env = new EnvReader(source);
  const environment = checkEnvironment(env, GUARDED);
  const projectId = env.required('FIREBASE_PROJECT_ID');
  // Too many, and each visitor chooses the address that limits count; too few, and all are one. Nobody can guess it.
  if (!isLocal(env)) env.required('SITE_PROXY_HOPS');
  const emulators = readEmulators(env);
  const port = env.integer('PORT', 3000, 0, 65_535);
  const site: SiteEnv = {
    port,
    host: env.text('HOST', isLocal(env) ? '127.0.0.1' : '0.0.0.0'),
    backendUrl: readAddress(env, 'BACKEND_URL'),
    proxyHops: env.integer('SITE_PROXY_HOPS', 0, 0, 5),
    siteSecret: readSiteSecret(env),
    metrics: readMetricsAccess(env),
    intake: INTAKE_LIMITS,
    drainMs: env.integer('DRAIN_MS', 0, 0, 5_000),
    registry: env.required('REGISTRY'),
    registryMs: REGISTRY_DEADLINE_MS,
    lastGoodDir: env.optional('LAST_GOOD_DIR') ?? null,
    hostDist: env.optional('HOST_DIST') ?? null,
    publicOrigin: readPublicOrigin(env, isLocal(env) ? `http://localhost:${port}` : undefined),
    watchPercent: env.integer('WATCH_PERCENT', 100, 0, 100),
    worker: env.oneOf('SERVICE_WORKER', ['on', 'off'], 'on'),
    overrides: readOverrides(env, environment),
    browser: {
      environment,
      firebase: {
        projectId,
        apiKey: env.required('FIREBASE_API_KEY'),
        authDomain: env.text('FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`),
        storageBucket: env.text('FIREBASE_STORAGE_BUCKET', `${projectId}.appspot.com`),
        emulators,
      },
      googleSignIn: readGoogle(env),
      mapTiles: readMapTiles(env),
      backendUrl: '/api',
      geoUrl: readGeoUrl(env),
      operator: readOperator(env),
      social: {
        facebook: env.url('SOCIAL_FACEBOOK_URL', ['https']),
        instagram: env.url('SOCIAL_INSTAGRAM_URL', ['https']),
        youtube: env.url('SOCIAL_YOUTUBE_URL', ['https']),
        linkedin: env.url('SOCIAL_LINKEDIN_URL', ['https']),
      },
    },
  };
  if (env.errors.length > 0) throw new Error(`The site cannot start:\n- ${env.errors.join('\n- ')}`);
  return site;
}
