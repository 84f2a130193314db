import type { Canary } from './canary';
import type { RemoteManifest } from './remote-manifest';
import type { RoutePage } from './route-page';

/** A file of a release: content-hashed name and its subresource-integrity digest. */
export interface ReleaseFile {
  name: string;
  /** Bytes, uncompressed. */
  size: number;
  /** `sha256-…`; `sha384-…` in older releases. */
  integrity: string;
}

/** The source maps of a release, packed as one file and without the sources, for those who look into errors: nobody's browser gets them. */
export interface ReleaseMaps {
  /** Bytes, compressed. */
  size: number;
  /** `sha256-…`. */
  integrity: string;
}

/** Names of the files a view needs beside the entry. */
export interface ViewFiles {
  js: string[];
  css: string[];
  /** Kernel subpaths it uses that the host provides lazily, e.g. `@skora/shared/ui/forms`. */
  kernel: string[];
}

/** Static HTML of one path or slot, rendered at build time. */
export interface Fragment {
  view: string;
  /** Pathname of a page, or `slot:header`. */
  key: string;
  html: string;
}

/** A prerendered page of a dynamic route. Its HTML is a file, because there can be very many of them. */
export interface ReleasePage extends RoutePage {
  /** Name of the file in `files` with the page's HTML. */
  file: string;
}

/**
 * One immutable release of a remote: `releases/{release}.json` beside the flat folder `files/`.
 * The registry's pointer names the release that visitors get.
 */
export interface Release {
  /** `{first 12 hex digits of the content}`; the same content gives the same id. */
  release: string;
  id: string;
  builtAt: string;
  manifest: RemoteManifest;
  /** File name of the container. */
  entry: string;
  files: ReleaseFile[];
  /** Added when it is published; missing for builds without source maps, and in older releases. */
  maps?: ReleaseMaps;
  views: Record<string, ViewFiles>;
  fragments: Fragment[];
  /** Pages of its dynamic routes; missing in releases that are older than they are. */
  pages?: ReleasePage[];
  /** Preview cards (1200 × 630) of its public pages: pathname → file name; missing in older releases. */
  cards?: Record<string, string>;
  /** What the remote expects the host to provide: share key → semver range. */
  requires: Record<string, string>;
  /** Kernel it was built against: its version, and the names it takes from each subpath. */
  kernel?: { version: string; uses: Record<string, string[]> };
  /** Version of the federation runtime core it was built with; `none` for a container without it. */
  runtimeCore: string;
  /**
   * Address of its files when they are on another origin, with a slash at the end; without it the site serves them.
   * @example "https://cdn.team.example/scouting/"
   */
  baseUrl?: string;
}

/** What a command did to a remote's pointer. */
export type ReleaseAction = 'release' | 'canary' | 'promote' | 'rollback' | 'stop-canary' | 'retire';

/** One line of a remote's history. */
export interface ReleaseEvent {
  /** ISO date and time. */
  at: string;
  action: ReleaseAction;
  /** The release that the command was about. */
  release: string;
  /** Person or machine that gave the command. */
  who: string;
  /** Commit the release was built from. */
  commit?: string;
  /** Bytes of all files of the release, uncompressed. */
  size?: number;
  notes?: string;
}

/** What the deployed host offers to remotes: `host.json` in the registry, written when the host is released. */
export interface HostCapabilities {
  /** Changes with each build of the host. */
  build: string;
  publishedAt: string;
  contractVersions: number[];
  /** Package → version. */
  provides: Record<string, string>;
  runtimeCore: string;
  /** Kernel subpath, e.g. `@skora/shared/ui` → names that it exports. */
  kernel: Record<string, string[]>;
  /** Origin of the site, to which files on other origins have to be open; missing when the host's release did not know it. */
  origin?: string;
}

/** Who gets which release of one remote. */
export interface Pointer {
  stable: string;
  /** Its team took it off the site. */
  retired?: boolean;
  /** What happened to it, newest first; missing in pointers that are older than histories are. */
  history?: ReleaseEvent[];
  /** A share of visitors gets another release. */
  canary?: Canary;
  /** Stable releases before this one, newest first, for rollback. */
  previous: string[];
}
