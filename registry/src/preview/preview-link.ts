import { isReleaseName, isRemoteId } from '@skora/shared/contract';
import { readOwner } from '../signing/owners';
import { isSignedBy, type TeamKey } from '../signing/team-key';
import type { ReleaseStore } from '../store/release-store';

const HOUR_MS = 3_600_000;

/** The longest time a link may be valid. */
export const MAX_PREVIEW_MS = 7 * 24 * HOUR_MS;

/** Clocks of a team and of a site differ. */
const CLOCK_MS = 5 * 60_000;

/** Longer ones are not looked at. */
const MAX_CHARACTERS = 600;

/**
 * Content and signature. Node passes over what is not base64url, and a token is written into a cookie: so nothing else may be in it.
 * A signature of Ed25519 has 64 bytes.
 */
const TOKEN = /^([\w-]+)\.([\w-]{86})$/;

/** In front of what is signed, so that the signature of a release is none of a link. */
const PURPOSE = 'skora preview link\n';

/** What a link asks for: one release of a remote, for a while. Times are ms since 1970. */
export interface Preview {
  id: string;
  release: string;
  issued: number;
  expires: number;
}

/** A link that shows nothing. The message is for the person who opened it. */
export class PreviewRefusal extends Error {}

function bytesToSign(content: string): Buffer {
  return Buffer.from(PURPOSE + content);
}

/** @returns `{content}.{signature}`, both base64url: what stands behind `?preview=` */
export function signPreview(preview: Preview, key: TeamKey): string {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${content}.${Buffer.from(key.sign(bytesToSign(content)), 'base64').toString('base64url')}`;
}

function isPreview(value: unknown): value is Preview {
  const { id, release, issued, expires } = (value ?? {}) as Partial<Preview>;
  return (
    isRemoteId(id) && isReleaseName(release) && Number.isSafeInteger(issued) && Number.isSafeInteger(expires)
  );
}

function parseToken(token: string): { preview: Preview; content: string; signature: string } | null {
  const [, content, signature] = (token.length <= MAX_CHARACTERS && TOKEN.exec(token)) || [];
  if (content === undefined || signature === undefined) return null;
  try {
    const preview: unknown = JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
    if (!isPreview(preview)) return null;
    return { preview, content, signature: Buffer.from(signature, 'base64url').toString('base64') };
  } catch {
    return null;
  }
}

/** @returns what a link says, whoever made it; null when nobody could have meant it */
export function parsePreview(token: string): Preview | null {
  return parseToken(token)?.preview ?? null;
}

/** @throws {PreviewRefusal} when a link has ended, or says that it is valid for longer than one may be */
export function assertValid({ id, issued, expires }: Preview, now: number): void {
  if (expires <= now) {
    throw new PreviewRefusal(`The preview of ${id} has ended. Ask its team for a new link.`);
  }
  if (issued > now + CLOCK_MS || expires - issued > MAX_PREVIEW_MS) {
    throw new PreviewRefusal(
      `The times in this preview link of ${id} are not valid. Ask its team for a new link.`,
    );
  }
}

/**
 * What a link asks for, when a key signed it that the remote's owner has today and it has not ended.
 * @param now ms
 * @throws {PreviewRefusal} when it shows nothing; rejects with another error when the store does not answer
 */
export async function readPreview(store: ReleaseStore, token: string, now: number): Promise<Preview> {
  const parsed = parseToken(token);
  if (!parsed) throw new PreviewRefusal('This preview link is damaged. Ask for a new link.');
  const { preview, content, signature } = parsed;
  assertValid(preview, now);
  const owner = await readOwner(store, preview.id);
  const isGenuine = owner?.keys.some(({ publicKey }) =>
    isSignedBy(publicKey, bytesToSign(content), signature),
  );
  if (!isGenuine) {
    throw new PreviewRefusal(
      `This preview link is not signed by the team that owns ${preview.id}, so it shows nothing. Ask that team for one.`,
    );
  }
  return preview;
}
