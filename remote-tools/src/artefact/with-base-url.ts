import { createHash } from 'node:crypto';
import type { Release } from '@skora/shared/contract';

/** The same build with its files at another address: a release of its own, since descriptions never change under their name. */
export function withBaseUrl(release: Release, baseUrl: string): Release {
  const content = `${release.release} ${baseUrl}`;
  return { ...release, release: createHash('sha256').update(content).digest('hex').slice(0, 12), baseUrl };
}
