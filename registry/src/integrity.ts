import { createHash } from 'node:crypto';

/** Subresource-integrity digest of a file's bytes: `sha384-…`. */
export function computeIntegrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
