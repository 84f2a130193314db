import type { CanaryRules } from './canary';
import type { Tier } from './tier';

/**
 * Who may open a route: everybody, signed-out visitors only, or signed-in users only.
 */
export type RouteAccess = 'public' | 'public-only' | 'protected';

/** Page background behind the route; styled by the design system as `html[data-background]`. */
export type PageBackground = 'default' | 'internal' | 'cv';

/** Places of the page frame that a remote may fill; `main` belongs to the routes. */
export const FRAME_SLOTS = ['header', 'footer'] as const;

/** A place of the page frame. */
export type FrameSlotName = (typeof FRAME_SLOTS)[number];

/** True for `header` and `footer`, which are on every page; other slots are where a page offers them. */
export function isFrameSlot(name: string): name is FrameSlotName {
  return FRAME_SLOTS.some((known) => known === name);
}

/** Bytes of scripts and styles that a view may need beside the host's, uncompressed, unless its manifest says otherwise. */
export const DEFAULT_VIEW_BUDGET = 200_000;

/** Where a navigation entry appears. */
export type NavigationArea = 'bar' | 'account' | 'footer-quick' | 'footer-legal';

/** One page of a remote. */
export interface ManifestRoute {
  /** Path pattern: static segments and `:params`, e.g. `/blog/:slug`. `*` alone is the not-found page. */
  path: string;
  /** Key of the view in the remote's `createRemote({ views })`. */
  view: string;
  access: RouteAccess;
  background: PageBackground;
  /** Document title without the site's name, 60 characters at most. */
  title: string;
  /** Meta description of public pages. */
  description?: string;
  /** Ask search engines not to index the page. Protected and public-only routes never are. */
  noindex?: boolean;
  /** Render the page to static HTML when the remote is built. */
  prerender: boolean;
  /**
   * Module of the remote that lists the pages of a route with `:params` (`RoutePages`), relative to the remote's folder.
   * These pages are prerendered; other addresses of the pattern do not exist.
   */
  pages?: string;
  /**
   * Path at the backend that knows the head of each page of this route, with the route's `:params`. Such pages answer
   * with the status the backend gives (200, 404, 410) and are indexed only when it says so. What it lists as `facts` is
   * shown to readers without JavaScript.
   * @example "/shared-cvs/:token/head"
   */
  head?: string;
  /** Path of the page this one repeats; becomes the canonical link. */
  canonical?: string;
  /** Slots that this page leaves to other remotes: its view places each with `<PageSlot name="…">`. */
  offers?: PageSlotName[];
}

/**
 * Slot that a page offers: the page or its owner, and the place.
 * @pattern ^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$
 * @example "home:highlights"
 */
export type PageSlotName = string;

/** A slot that a remote fills: a part of the page frame, or a place that a page of another remote offers. */
export interface ManifestSlot {
  /** @pattern ^(header|footer|[a-z][a-z0-9-]*:[a-z][a-z0-9-]*)$ */
  name: string;
  view: string;
  prerender: boolean;
}

/** A link that navigation bars, menus and the footer show. */
export interface ManifestNavigationEntry {
  area: NavigationArea;
  label: string;
  /** Path of a route of any remote. */
  to: string;
  /** Ascending within the area. */
  order: number;
  /** Show only for these tiers (and while the tier is loading); omit for everybody. */
  tiers?: Tier[];
  /**
   * Show only in accounts of guardians, which have an account menu of their own, or only to admins, who run the site; omit for
   * everybody else.
   */
  for?: 'guardian' | 'admin';
}

/**
 * What a remote publishes about itself: read by host, server, tests and deploy tooling before any of its code
 * loads. `remote.manifest.json` in the remote's folder; the JSON schema is generated from this type.
 * @example
 * { "id": "remote-auth", "owner": "Identity", "contractVersion": 1,
 *   "routes": [{ "path": "/login", "view": "login", "access": "public-only", "background": "default",
 *                "title": "Log in", "prerender": true }],
 *   "slots": [], "navigation": [] }
 */
export interface RemoteManifest {
  $schema?: string;
  /** Folder and federation name, `remote-…`. */
  id: string;
  /** Team that answers for it. */
  owner: string;
  /**
   * Page of that team, where one sees who it is and how to reach it. Boundaries of a page link to it.
   * @pattern ^https://[^/]
   * @example "https://teams.skora.example/scouting"
   */
  ownerUrl?: string;
  contractVersion: number;
  routes: ManifestRoute[];
  slots: ManifestSlot[];
  navigation: ManifestNavigationEntry[];
  /**
   * Names of Trusted Types policies that its framework makes, which browsers refuse otherwise.
   * @example ["lit-html"]
   */
  trustedTypes?: string[];
  /** Limits that its team set itself; a release above them is refused. */
  budgets?: {
    /** Bytes of scripts and styles that one view needs beside the host's, uncompressed; `DEFAULT_VIEW_BUDGET` otherwise. */
    view?: number;
  };
  /** When the site stops a canary of this remote. */
  canary?: CanaryRules;
}
