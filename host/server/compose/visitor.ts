import { randomInt } from 'node:crypto';
import type { SiteEnv } from '../config/env';

/** Cookie that keeps a visitor on one side of a canary. Set only while there is one. */
export const BUCKET_COOKIE = 'skora_bucket';
/** Cookie of the browser's last session; carries no identity. */
export const HINT_COOKIE = 'skora_hint';
/** Cookie of a developer's override; honoured outside production only. */
export const OVERRIDE_COOKIE = 'skora_override';

/** Bucket of a visitor who gets no canary: crawlers, for instance, see the stable site. */
export const STABLE_BUCKET = 99;

/** Cookies of a request by name. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')] as const;
  });
  return new Map(pairs);
}

/** The visitor's bucket, 0–99, or null when the cookie is missing or wrong. */
export function bucketFrom(cookies: ReadonlyMap<string, string>): number | null {
  const text = cookies.get(BUCKET_COOKIE) ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** A new visitor's bucket. */
export function newBucket(): number {
  return randomInt(100);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Reads overrides as `remote-auth@http://localhost:3101/remoteEntry.js`, several separated by commas.
 * Only addresses on this machine count.
 */
function parseOverride(text: string | undefined): Record<string, string> {
  const entries = (text ?? '').split(',').flatMap((pair) => {
    const [id = '', url = ''] = decoded(pair).split('@');
    const isLocal =
      /^remote-[a-z0-9-]+$/.test(id) &&
      URL.canParse(url) &&
      ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
    return isLocal ? [[id, url] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Remotes that a developer serves to this visitor: remote id → address of the container. In production there are none.
 * @param asked what the address of the page says; without it, the cookie counts
 */
export function overridesFor(
  env: SiteEnv,
  cookies: ReadonlyMap<string, string>,
  asked?: unknown,
): Readonly<Record<string, string>> {
  if (env.browser.environment === 'production') return {};
  const text = typeof asked === 'string' ? asked : cookies.get(OVERRIDE_COOKIE);
  return { ...env.overrides, ...parseOverride(text) };
}
