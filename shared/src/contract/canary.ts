/** A release that a share of visitors gets, beside the stable one. */
export interface Canary {
  release: string;
  /** Share of visitors in percent, 0–100. */
  weight: number;
  /** Since when it has this weight, as ISO date and time; missing in pointers that are older than the comparison with stable. */
  since?: string;
  /** Weights that follow, ascending; 100 makes it the stable release. */
  steps?: number[];
  /** Least time at each weight before the next one, in ms. */
  everyMs?: number;
}

/** When a canary counts as worse than the stable release. What a manifest leaves out is as in {@link CANARY_DEFAULTS}. */
export interface CanaryRules {
  /**
   * Visits that canary and stable each need before anything is decided.
   * @asType integer
   * @minimum 10
   * @maximum 100000
   */
  minVisits?: number;
  /**
   * The canary is stopped when a difference like the one that is seen, or a larger one, has less than this probability with two
   * releases that are equally good.
   * @minimum 1e-9
   * @maximum 0.001
   */
  threshold?: number;
  /**
   * How far back visits count, in minutes.
   * @asType integer
   * @minimum 30
   * @maximum 1440
   */
  windowMinutes?: number;
}

/** Limits of a canary whose manifest sets none, chosen by simulation: decision 046 of the platform. */
export const CANARY_DEFAULTS: Readonly<Required<CanaryRules>> = {
  minVisits: 50,
  threshold: 1e-5,
  windowMinutes: 1440,
};
