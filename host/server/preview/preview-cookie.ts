import { MAX_PREVIEW_MS } from '@skora/registry/preview';

/** Cookie with the preview links of a browser; read outside production only. */
const PREVIEW_COOKIE = 'skora_preview';

/** As many links at once as fit into one cookie. */
const MAX_LINKS = 8;
const SEPARATOR = '~';

/** The links that a browser keeps, the latest last. */
export function readPreviewCookie(cookies: ReadonlyMap<string, string>): string[] {
  return (cookies.get(PREVIEW_COOKIE) ?? '').split(SEPARATOR).filter(Boolean).slice(-MAX_LINKS);
}

/** Kept for longer than a link may be valid, so that the page can say that one has ended. */
export function writePreviewCookie(tokens: readonly string[]): string {
  const seconds = tokens.length === 0 ? 0 : (2 * MAX_PREVIEW_MS) / 1000;
  const value = tokens.slice(-MAX_LINKS).join(SEPARATOR);
  return `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`;
}
