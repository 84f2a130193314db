/** At which a remote could not be shown. */
export type LoadStage = 'registry' | 'entry' | 'contract' | 'view' | 'mount' | 'update' | 'render';

/** Most slots, errors and navigations of a visit that are reported, of each. */
export const MOST_REPORTED = 20;

/** A remote of the page, whether the visitor got to see it or not. */
export interface BeaconRemote {
  id: string;
  release: string;
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
  /** Its class. */
  kind: string;
  /** Of the message, without its numbers and what stands in quotes; 32 bit. */
  hash: number;
  /** Path of the file at this site, line and column. @example '/remotes/remote-auth/login.1a2b3c4d.js:1:482' */
  at: string;
  /** Whose slot dealt with it; missing when nobody caught it. */
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
  /** All of the visit so far. */
  slots: BeaconSlot[];
  /** All of the visit so far; one error may be there twice. */
  errors: BeaconError[];
  /** How many of slots and errors, from the first on, the beacon before has reported: what the site has counted already. */
  reported: [slots: number, errors: number];
  /** In ms; CLS without a unit. Of a page that is left. */
  vitals: Partial<Record<VitalName, number>>;
  /** Tasks that kept the page busy for more than 50 ms. Of a page that is left. */
  longTasks: number;
  /** How long navigations inside the page took, in ms, since the beacon before. */
  navigations: number[];
}
