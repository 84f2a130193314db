/** Most that a figure may be today, and what it shall become; a budget goes down with what is won, and never up to fit. */
interface Budget {
  most: number;
  goal: number;
}

/**
 * What home costs a signed-out visitor. Sizes in KB of 1,024 bytes, as small as brotli gets them. They do not depend on the
 * machine, so `npm test` holds them, too.
 */
export const HOME_BUDGETS = {
  /** The document with its styles. */
  html: { most: 14, goal: 14 },
  /**
   * Scripts until header, page and footer are interactive, without what is downloaded ahead. The digests of late chunks
   * stand in them and do not compress: the same code weighs up to 0.1 KB more when a late chunk has changed.
   */
  scripts: { most: 117, goal: 110 },
  /** How many files they are. */
  scriptCount: { most: 10, goal: 10 },
  /** Those that every page preloads. */
  fonts: { most: 52.5, goal: 60 },
  /** Scripts that come again after the release of one remote. */
  again: { most: 8, goal: 8 },
} as const satisfies Record<string, Budget>;
