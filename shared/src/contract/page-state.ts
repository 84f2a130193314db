import type { BrowserConfig } from '../config/browser-config';
import type { ManifestNavigationEntry, ManifestRoute, ManifestSlot } from './remote-manifest';

/**
 * One route. What goes without saying is left out, because pages carry it: a view that is the path without its slash, and the
 * default background.
 */
export type PageRoute = Pick<ManifestRoute, 'path' | 'access' | 'title'> &
  Partial<Pick<ManifestRoute, 'view' | 'background'>>;

/** One remote as the composed page names it: resolved once, kept for the life of the page. */
export interface PageRemote {
  id: string;
  release: string;
  contractVersion: number;
  /** URL of the container. */
  entry: string;
  /** Digest of the container; missing for one that a developer serves, and where {@link PageState.routeTable} tells it. */
  integrity?: string;
  /** Of this page alone where {@link PageState.routeTable} tells the others. */
  routes: PageRoute[];
  /** What it fills: parts of the frame, and places that pages offer. */
  slots: Pick<ManifestSlot, 'name' | 'view'>[];
  /** Set when the address was replaced by a developer's override. */
  overridden?: boolean;
}

/** All routes of the site, and the digests of all containers: remote id → what a page has left out of it. */
export type RouteTableFile = Record<string, Pick<PageRemote, 'integrity' | 'routes'>>;

/** An entry of a menu. Its place among the others is its place in the list. */
export type PageNavigationEntry = Omit<ManifestNavigationEntry, 'order'>;

/** How a visit of the page is measured. */
export interface PageWatch {
  /** Build of the host's browser files. */
  build: string;
  /** Share of visits that are measured, 0–1. */
  rate: number;
}

/** The `<script type="application/json" id="skora-page">` block that the host's server writes into every page. */
export interface PageState {
  config: BrowserConfig;
  remotes: PageRemote[];
  /** In their order. */
  navigation: PageNavigationEntry[];
  /**
   * Address of a {@link RouteTableFile}, on pages that name only what they show. Missing where nothing is left out: on pages that
   * may send a visitor on, for those who were signed in before, and where this browser gets what others do not.
   */
  routeTable?: string;
  /** Remotes that the server could not resolve, by id. */
  missing: string[];
  /** Missing when no visit is measured: the operator switched it off, a developer serves a remote of the page, or the server is older. */
  watch?: PageWatch;
  /** False where the operator has switched the site's worker off, and on the machine of a developer: pages register none. */
  worker?: false;
}
