import type { Release } from '@skora/shared/contract';
import { isOrigin } from '../lib/addresses';
import type { ReleaseStore } from '../store/release-store';
import { changeOwner, type Owner } from './owners';

/** The origin of a release's files when its id may not use it, or null. @param release whose `baseUrl` is an address */
export function findRefusedOrigin(owner: Owner | null, { baseUrl }: Pick<Release, 'baseUrl'>): string | null {
  if (baseUrl === undefined) return null;
  const { origin } = new URL(baseUrl);
  return owner?.origins?.includes(origin) ? null : origin;
}

async function changeOrigins(
  store: ReleaseStore,
  id: string,
  change: (origins: string[]) => string[],
): Promise<string[]> {
  const { origins } = await changeOwner(store, id, (owner) => ({
    ...owner,
    origins: change(owner.origins ?? []),
  }));
  return origins ?? [];
}

/**
 * Lets releases of an id have their files on another origin. It is for those who give out ids: it needs no key of the team, only
 * the right to write to `owners/`.
 * @returns the origins that are allowed now
 * @throws when nobody owns the id, or the origin is none of https (on this machine also http)
 */
export async function allowOrigin(store: ReleaseStore, id: string, origin: string): Promise<string[]> {
  if (!isOrigin(origin)) {
    throw new Error(
      `"${origin}" is no origin. It is https, a host and no path, like https://cdn.team.example.`,
    );
  }
  return changeOrigins(store, id, (origins) => [...origins.filter((one) => one !== origin), origin]);
}

/**
 * Takes an origin off the list of an id. The site stops showing a release that has its files there within 30 s.
 * @returns the origins that are allowed now
 */
export async function removeOrigin(store: ReleaseStore, id: string, origin: string): Promise<string[]> {
  return changeOrigins(store, id, (origins) => {
    if (!origins.includes(origin)) throw new Error(`${id} may not use ${origin} anyway.`);
    return origins.filter((one) => one !== origin);
  });
}
