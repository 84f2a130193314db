import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\w-]{1,128})\.([\w-]{43})$/;

function sign(secret: string, uid: string): string {
  return createHmac('sha256', secret).update(`weekly-email-off:${uid}`).digest('base64url');
}

/** The token of the link that ends the weekly email. It works as long as the secret lives: old mails must not fail. */
export function weeklyToken(secret: string, uid: string): string {
  return `${Buffer.from(uid).toString('base64url')}.${sign(secret, uid)}`;
}

/** Whose weekly email a token ends; `null` when we did not make it. */
export function uidOfWeeklyToken(secret: string, token: string): string | null {
  const [, name, signature = ''] = TOKEN.exec(token) ?? [];
  if (name === undefined) return null;
  const uid = Buffer.from(name, 'base64url').toString();
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, uid))) ? uid : null;
}
