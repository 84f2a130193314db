import {
  isFrameSlot,
  type PageRemote,
  type PageState,
  type PageWatch,
  type Release,
} from '@skora/shared/contract';
import type { SiteEnv } from '../config/env';
import type { MatchedPage } from './match-page';

/** Address of a remote's file at this site. */
export function remoteUrl(id: string, name: string): string {
  return `/remotes/${id}/${name}`;
}

/** Address at which browsers find a file of a release: at this site, or where its team serves it. */
export function releaseUrl({ id, baseUrl }: Release, name: string): string {
  return baseUrl === undefined ? remoteUrl(id, name) : `${baseUrl}${name}`;
}

/** Address of a file of the host. */
export function assetUrl(name: string): string {
  return `/assets/${name}`;
}

/** A part of the page: which release shows which view there. */
export interface Part {
  /** `main` for the page itself, otherwise the name of a slot. */
  region: string;
  release: Release;
  view: string;
  /** Key of its fragment. */
  key: string;
  /** File of its HTML, for a page of a dynamic route. */
  file?: string;
}

/**
 * Header, page and footer of a request, with the slots that the page offers and a remote fills.
 * @param overrides remotes that a developer serves: their files and markup are not known here, so they are left out
 */
export function listParts(
  releases: readonly Release[],
  { route, page }: MatchedPage,
  overrides: Readonly<Record<string, string>>,
): Part[] {
  const isHere = ({ release }: Part) => overrides[release.id] === undefined;
  const slots = releases.flatMap((release) =>
    release.manifest.slots.map(({ name, view }): Part => ({
      region: name,
      release,
      view,
      key: `slot:${name}`,
    })),
  );
  const frame = slots.filter(({ region }) => isFrameSlot(region));
  if (!route) return frame.filter(isHere);
  const { release, view, path } = route;
  const main: Part = { region: 'main', release, view, key: path, ...(page ? { file: page.file } : {}) };
  // Last, so that a browser asks for the page's own files before those of its guests.
  const guests = slots.filter(({ region }) => route.offers?.includes(region));
  return [...frame, main, ...guests].filter(isHere);
}

function pageRemote(release: Release, override: string | undefined): PageRemote {
  const { id, manifest, files } = release;
  return {
    id,
    release: release.release,
    contractVersion: manifest.contractVersion,
    entry: override ?? releaseUrl(release, release.entry),
    ...(override ? {} : { integrity: files.find(({ name }) => name === release.entry)?.integrity }),
    routes: manifest.routes.map(({ path, view, access, background, title }) => ({
      path,
      ...(path === `/${view}` ? {} : { view }),
      access,
      ...(background === 'default' ? {} : { background }),
      title,
    })),
    slots: manifest.slots.map(({ name, view }) => ({ name, view })),
    ...(override ? { overridden: true } : {}),
  };
}

/** What the browser needs to know about the composed site. */
export function pageState(
  releases: readonly Release[],
  missing: string[],
  env: SiteEnv,
  overrides: Readonly<Record<string, string>>,
  watch: PageWatch | undefined,
): PageState {
  return {
    config: env.browser,
    remotes: releases.map((release) => pageRemote(release, overrides[release.id])),
    navigation: releases.flatMap((release) => release.manifest.navigation),
    missing,
    watch,
    ...(env.worker === 'off' ? { worker: false } : {}),
  };
}
