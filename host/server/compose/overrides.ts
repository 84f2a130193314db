import type { SiteEnv } from '../config/env';

/** Cookie of a developer's override; honoured outside production only. */
export const OVERRIDE_COOKIE = 'skora_override';

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
function parseOverride(text: string | undefined): Record<string, string> {
  const entries = (text ?? '').split(',').flatMap((pair) => {
    const [id = '', url = ''] = decode(pair).split('@');
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
export function readOverrides(
  env: SiteEnv,
  cookies: ReadonlyMap<string, string>,
  asked?: unknown,
): Readonly<Record<string, string>> {
  if (env.browser.environment === 'production') return {};
  const text = typeof asked === 'string' ? asked : cookies.get(OVERRIDE_COOKIE);
  return { ...env.overrides, ...parseOverride(text) };
}
