import { DEVICE_KEYS, deviceStorage } from '../../storage-keys';
import { forgetKeptPages } from './kept-pages';
import type { SessionUser } from '../../firebase/session-user';

/** Cookie that tells the host's server to send the signed-in look of the first paint. Carries no identity. */
const HINT_COOKIE = 'skora_hint';
const YEAR_SECONDS = 31_536_000;

function hasHintCookie(): boolean {
  return document.cookie.split('; ').includes(`${HINT_COOKIE}=1`);
}

function isText(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function parseUser(text: string): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { uid, displayName, photoURL, email, emailVerified } = value as Record<string, unknown>;
    if (typeof uid !== 'string' || uid === '' || uid.length > 128) return null;
    if (!isText(displayName) || !isText(photoURL) || !isText(email)) return null;
    return { uid, displayName, photoURL, email, emailVerified: emailVerified === true };
  } catch {
    return null;
  }
}

/** The user of the last session, for the first paint only: it never authorises anything. Damaged hints are removed. */
export function readUserHint(): SessionUser | null {
  const text = deviceStorage.read(DEVICE_KEYS.user);
  if (text === null) return null;
  const user = text.length > 4096 ? null : parseUser(text);
  if (!user) forgetUserHint();
  return user;
}

/** Remembers the user for the next first paint. */
export function writeUserHint(user: SessionUser): void {
  const text = JSON.stringify(user);
  // Kept pages have the look of a visitor.
  if (!hasHintCookie()) void forgetKeptPages();
  if (deviceStorage.read(DEVICE_KEYS.user) !== text) deviceStorage.write(DEVICE_KEYS.user, text);
  document.cookie = `${HINT_COOKIE}=1; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** Forgets the hint, in storage and cookie, and the pages that it gave their look. */
export function forgetUserHint(): void {
  if (hasHintCookie()) void forgetKeptPages();
  deviceStorage.remove(DEVICE_KEYS.user);
  document.cookie = `${HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
}
