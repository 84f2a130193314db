/** At which a remote could not be shown. */
export type LoadStage = 'registry' | 'entry' | 'contract' | 'view' | 'mount' | 'update' | 'render';

/** Bounds of a beacon, which the page keeps and the site checks. */
export const BEACON_LIMITS = {
  bytes: 8_192,
  remotes: 40,
  slots: 30,
  errors: 10,
  navigations: 30,
  /** Longest time that is told, in ms; what took longer counts as this. */
  ms: 600_000,
} as const;

/** Where browsers send beacons. */
export const BEACON_ADDRESS = '/beacon';

/** Kinds of errors that are told; others are an `Error`. */
export const ERROR_KIND = /^[A-Z][A-Za-z]{0,30}(?:Error|Exception)$/;

/** A remote that the visitor got to see, or failed to. */
export interface BeaconRemote {
  id: string;
  release: string;
  /** In the second beacon: what the first one told of this remote, so that the visit counts once. */
  told?: ('failure' | 'error')[];
}

/** A view that was put into a slot. */
export interface BeaconSlot {
  id: string;
  view: string;
  /** From the wish until it, or its fallback, was there. */
  ms: number;
  /** At which it failed; missing when it did not. */
  stage?: LoadStage;
}

export interface BeaconError {
  kind: string;
  /** 8 hexadecimal digits of the message, without its numbers and what stands in quotes. */
  hash: string;
  /** Path of the file at this site, line and column. @example '/remotes/remote-auth/login.1a2b3c4d.js:1:482' */
  at: string;
  /** Whose code it was; missing for the host's own. */
  remote?: string;
}

export type VitalName = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/**
 * What a browser tells of one visit of a page, at most twice: when it has loaded, and when it is left. Nothing in it is
 * about the visitor: no address of a page, no message, no id.
 */
export interface Beacon {
  v: 1;
  /** Each page tells of itself once when it has loaded, and once when it is left. */
  part: 'load' | 'leave';
  /** Build of the host's browser files. */
  host: string;
  remotes: BeaconRemote[];
  slots: BeaconSlot[];
  errors: BeaconError[];
  /** In ms; CLS without a unit. Of a page that is left. */
  vitals: Partial<Record<VitalName, number>>;
  /** Tasks that kept the page busy for more than 50 ms, since the beacon before. */
  longTasks: number;
  /** How long navigations inside the page took, in ms. */
  navigations: number[];
}
