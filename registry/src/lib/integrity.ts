import { createHash } from 'node:crypto';

function digest(bytes: Buffer, algorithm: string): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** Subresource-integrity digest of a file's bytes: `sha256-…`. */
export function computeIntegrity(bytes: Buffer): string {
  return digest(bytes, 'sha256');
}

/** Whether bytes are what a digest says. Older releases list `sha384-…`. */
export function hasIntegrity(bytes: Buffer, integrity: string): boolean {
  const [, algorithm] = /^(sha256|sha384)-/.exec(integrity) ?? [];
  return algorithm !== undefined && digest(bytes, algorithm) === integrity;
}
