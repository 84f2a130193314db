import { createHmac } from 'node:crypto';
import { hashToken, isToken } from '../../lib/text/secret-token';

/** Who a link is for: `public` is for adults, may be listed by search engines and shows what is open to everybody. */
export const LINK_AUDIENCES = ['public', 'link', 'coach'] as const;
export type LinkAudience = (typeof LINK_AUDIENCES)[number];

/** How long a link may work, in days. */
export const LINK_DAYS = { min: 7, max: 365 } as const;

/** Longest name of a link, in characters. */
export const LINK_LABEL = 60;

/**
 * The token in the address of a link: made of the link's id and our secret, so that its owner can be shown the address
 * again while the store holds neither the token nor anything that opens it.
 */
export function shareToken(secret: string, linkId: string): string {
  return createHmac('sha256', secret).update(`cv-link:${linkId}`).digest('base64url');
}

/** Under what a link is stored; null for text that is no token. */
export function shareKey(token: string): string | null {
  return isToken(token) ? hashToken(token) : null;
}
