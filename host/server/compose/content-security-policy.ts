import { createHash } from 'node:crypto';
import type { SiteEnv } from '../config/env';
import { REPORT_DIRECTIVES } from './reporting';

const GOOGLE = {
  identity: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  firestore: 'https://firestore.googleapis.com',
  storage: 'https://firebasestorage.googleapis.com',
};

function findStores({ browser }: SiteEnv): typeof GOOGLE {
  const { emulators } = browser.firebase;
  if (!emulators) return GOOGLE;
  const { auth, firestore, storage } = emulators;
  return { identity: [auth], firestore: `http://${firestore}`, storage: `http://${storage}` };
}

/**
 * Firebase answers for every project at the same hosts. Paths admit our own alone where they name it: files, and single
 * requests to the database. Streams of the database and the identity service name it in the request only.
 */
function firebaseSources(env: SiteEnv): { connect: string[]; files: string } {
  const { projectId, storageBucket } = env.browser.firebase;
  const { identity, firestore, storage } = findStores(env);
  const files = `${storage}/v0/b/${storageBucket}/`;
  const documents = [
    `${firestore}/google.firestore.v1.Firestore/`,
    `${firestore}/v1/projects/${projectId}/databases/`,
  ];
  return { connect: [...identity, ...documents, files], files };
}

function webSocketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/** CSP source of an inline style. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** What cannot end the directive, nor is one of its keywords or the wildcard. */
const POLICY_NAME = /^[a-z][\w-]{0,40}$/i;

export interface PolicyInput {
  env: SiteEnv;
  inlineStyles: readonly string[];
  /** Addresses of releases whose files are on another origin: that folder is admitted, not the rest of the origin. */
  remoteFolders: readonly string[];
  /** Origins of remotes that developers serve; none in production. */
  remoteOrigins: readonly string[];
  /** Names of Trusted Types policies that frameworks of remotes make. */
  trustedTypes?: readonly string[];
  /** Browsers tell the site what the policy refuses. */
  isReported: boolean;
}

/**
 * The page’s Content-Security-Policy. Scripts come from this origin’s own files only, and from the folders of those live
 * releases that the registry places elsewhere; the page has no inline script, and Trusted Types guard the script sinks.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { env, inlineStyles, remoteFolders, remoteOrigins, trustedTypes = [], isReported } = input;
  const remotes = [...remoteFolders, ...remoteOrigins];
  const firebase = firebaseSources(env);
  const geo = URL.canParse(env.browser.geoUrl) ? [new URL(env.browser.geoUrl).origin] : [];
  const tiles = env.browser.mapTiles ? [new URL(env.browser.mapTiles.url).origin] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...remotes].join(' '),
    ["style-src 'self'", ...remotes, ...inlineStyles.map(styleHash)].join(' '),
    // Style attributes cannot run code; charts and prerendered artwork set sizes with them.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", firebase.files, ...tiles, ...remotes].join(' '),
    // Clips of players, and a clip that is about to be stored.
    ["media-src 'self' blob:", firebase.files].join(' '),
    ["font-src 'self'", ...remotes].join(' '),
    // Of a remote's file that did not come, the page asks why: gone, or busy.
    [
      "connect-src 'self'",
      ...firebase.connect,
      ...geo,
      ...remotes,
      ...remoteOrigins.map(webSocketOrigin),
    ].join(' '),
    // The one of the site.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self' https://checkout.stripe.com",
    ...(isReported ? REPORT_DIRECTIVES : []),
    "require-trusted-types-for 'script'",
    ['trusted-types default', ...trustedTypes.filter((name) => POLICY_NAME.test(name))].join(' '),
  ].join('; ');
}
