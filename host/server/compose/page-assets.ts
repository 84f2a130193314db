import {
  isFrameSlot,
  type PageNavigationEntry,
  type PageRemote,
  type PageState,
  type PageWatch,
  type Release,
} from '@skora/shared/contract';
import type { SiteEnv } from '../config/env';
import { describeRoutes, nameRouteTable } from '../routes/route-table-file';
import type { MatchedPage } from '../routes/match-page';

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

/** What a page shows, and what it has for this browser alone. */
interface PageContent {
  matched: MatchedPage;
  parts: readonly Part[];
  overrides: Readonly<Record<string, string>>;
  /** This visitor may be sent to another page at once, or gets what others do not. */
  isWhole: boolean;
}

function pageRemote(release: Release, { matched, parts, overrides, isWhole }: PageContent): PageRemote {
  const { id, manifest } = release;
  const override = overrides[id];
  const { integrity, routes } = describeRoutes(release);
  const isShown = parts.some((part) => part.release === release);
  return {
    id,
    release: release.release,
    contractVersion: manifest.contractVersion,
    entry: override ?? releaseUrl(release, release.entry),
    ...(override === undefined && (isWhole || isShown) ? { integrity } : {}),
    routes: isWhole ? routes : routes.filter(({ path }) => isOfPage(release, path, matched)),
    slots: manifest.slots.map(({ name, view }) => ({ name, view })),
    ...(override === undefined ? {} : { overridden: true }),
  };
}

function isOfPage(release: Release, path: string, { route }: MatchedPage): boolean {
  return route?.release === release && route.path === path;
}

function listNavigation(releases: readonly Release[]): PageNavigationEntry[] {
  return releases
    .flatMap(({ manifest }) => manifest.navigation)
    .sort((a, b) => a.order - b.order)
    .map(({ order: _order, ...entry }) => entry);
}

/** What the browser needs to know about the composed site. */
export function pageState(
  releases: readonly Release[],
  missing: string[],
  env: SiteEnv,
  page: PageContent,
  watch: PageWatch | undefined,
): PageState {
  return {
    config: env.browser,
    remotes: releases.map((release) => pageRemote(release, page)),
    navigation: listNavigation(releases),
    ...(page.isWhole ? {} : { routeTable: nameRouteTable(releases) }),
    missing,
    watch,
    ...(env.worker === 'off' ? { worker: false } : {}),
  };
}
