import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** Makes the secret of a link: 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text can be a token at all. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Under what a token is kept, so that the store itself opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
