import type { BrowserConfig } from '../config/browser-config';
import type { ManifestNavigationEntry, ManifestRoute, ManifestSlot } from './remote-manifest';

/**
 * One route. Every page carries all of them, so what goes without saying is left out: a view that is the path without its
 * slash, and the default background.
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
  /** Digest of the container; missing for one that a developer serves. */
  integrity?: string;
  routes: PageRoute[];
  /** What it fills: parts of the frame, and places that pages offer. */
  slots: Pick<ManifestSlot, 'name' | 'view'>[];
  /** Set when the address was replaced by a developer's override. */
  overridden?: boolean;
}

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
  navigation: ManifestNavigationEntry[];
  /** Remotes that the server could not resolve, by id. */
  missing: string[];
  /** Missing when no visit is measured: the operator switched it off, a developer serves a remote of the page, or the server is older. */
  watch?: PageWatch;
  /** False where the operator has switched the site's worker off, and on the machine of a developer: pages register none. */
  worker?: false;
}
