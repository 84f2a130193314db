import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\w-]{43})\.([\w-]{43})$/;

function sign(secret: string, key: string): string {
  return createHmac('sha256', secret).update(`newsletter-unsubscribe:${key}`).digest('base64url');
}

/**
 * The token of an unsubscribe link. It works as long as the secret lives: a link in an old issue must not fail.
 *
 * @param key the key of the address, never the address
 */
export function unsubscribeToken(secret: string, key: string): string {
  return `${Buffer.from(key, 'hex').toString('base64url')}.${sign(secret, key)}`;
}

/** The key an unsubscribe token was made for; `null` when we did not make it. */
export function keyOfUnsubscribeToken(secret: string, token: string): string | null {
  const [, shortKey, signature = ''] = TOKEN.exec(token) ?? [];
  if (shortKey === undefined) return null;
  const key = Buffer.from(shortKey, 'base64url').toString('hex');
  const right = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, key)));
  return right ? key : null;
}
