import { isRemoteId } from '@skora/shared/contract';
import type { SiteEnv } from '../config/env';

/** Cookie of a developer's override; honoured outside production only. */
export const OVERRIDE_COOKIE = 'skora_override';

/** In place of an address: this browser does without an override that the site has for everybody. */
const OFF = 'off';

function decode(text: string): string {
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
function parseOverride(text: string): Record<string, string> {
  const entries = decode(text)
    .split(',')
    .flatMap((pair) => {
      const [id = '', url = ''] = pair.split('@');
      const isLocal =
        url === OFF || (URL.canParse(url) && ['localhost', '127.0.0.1'].includes(new URL(url).hostname));
      return isLocal && isRemoteId(id) ? [[id, url] as const] : [];
    });
  return Object.fromEntries(entries);
}

/**
 * Remotes that a developer serves to this visitor: remote id → address of the container. In production there are none.
 * @param asked what the address of the page says; without it, the cookie counts
 */
export function readOverrides(
  env: SiteEnv,
  cookies: ReadonlyMap<string, string>,
  asked?: string,
): Readonly<Record<string, string>> {
  if (env.browser.environment === 'production') return {};
  const own = parseOverride(asked ?? cookies.get(OVERRIDE_COOKIE) ?? '');
  return Object.fromEntries(Object.entries({ ...env.overrides, ...own }).filter(([, url]) => url !== OFF));
}

/** @param disabled the id of a remote, or `all`; null when nothing is to end */
export function withoutOverride(
  overrides: Readonly<Record<string, string>>,
  disabled: string | null,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(overrides).filter(([id]) => disabled !== 'all' && disabled !== id),
  );
}

/** Keeps the overrides of this browser, as far as they are not those that the site has for everybody. */
export function writeOverrideCookie(env: SiteEnv, overrides: Readonly<Record<string, string>>): string {
  const own = Object.entries(overrides).filter(([id, url]) => env.overrides[id] !== url);
  const off = Object.keys(env.overrides).filter((id) => overrides[id] === undefined);
  const pairs = [...own.map(([id, url]) => `${id}@${url}`), ...off.map((id) => `${id}@${OFF}`)];
  const value = encodeURIComponent(pairs.join(','));
  return `${OVERRIDE_COOKIE}=${value}; Path=/; SameSite=Lax; HttpOnly${value === '' ? '; Max-Age=0' : ''}`;
}
