import { createHash } from 'node:crypto';

function digest(bytes: Buffer, algorithm: string): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** Subresource-integrity digest of a file's bytes: `sha256-…`. */
export function computeIntegrity(bytes: Buffer): string {
  return digest(bytes, 'sha256');
}

function readAlgorithm(integrity: string): string | undefined {
  return /^(sha256|sha384)-/.exec(integrity)?.[1];
}

/** Whether bytes are what a digest says. Older releases list `sha384-…`. */
export function hasIntegrity(bytes: Buffer, integrity: string): boolean {
  const algorithm = readAlgorithm(integrity);
  return algorithm !== undefined && digest(bytes, algorithm) === integrity;
}

/** Like {@link hasIntegrity}, for a stream: nothing of it is kept. */
export async function streamHasIntegrity(
  chunks: AsyncIterable<Uint8Array>,
  integrity: string,
): Promise<boolean> {
  const algorithm = readAlgorithm(integrity);
  if (algorithm === undefined) return false;
  const hash = createHash(algorithm);
  for await (const chunk of chunks) hash.update(chunk);
  return `${algorithm}-${hash.digest('base64')}` === integrity;
}
