import { TIERS, type Tier } from './tier';

/** What a plan allows. A number is a limit; 0 means not at all. */
export interface Entitlements {
  /** Share links of the CV that may be live at the same time. */
  shareLinks: number;
  /** The CV as a one-page A4 PDF. */
  cvPdf: boolean;
  /** Clips a player may keep. */
  clips: number;
  /** Largest uploaded clip, in megabytes (1 MB = 1 000 000 bytes). */
  clipMegabytes: number;
  /** Ordering and trimming clips into one reel. */
  reelBuilder: boolean;
  /** Last phase of the curated path of which progress is saved. Everybody can read all phases. */
  programPath: 'foundation' | 'youth-development' | 'professional-development' | 'senior';
  /** The showcase schedule: registration, waiting list and calendar entries. */
  showcases: boolean;
}

export type EntitlementKey = keyof Entitlements;

const TIER0: Entitlements = {
  shareLinks: 1,
  cvPdf: false,
  clips: 2,
  clipMegabytes: 50,
  reelBuilder: false,
  programPath: 'foundation',
  showcases: false,
};
const TIER1: Entitlements = {
  ...TIER0,
  shareLinks: 5,
  cvPdf: true,
  clips: 6,
  clipMegabytes: 100,
  programPath: 'youth-development',
};
const TIER2: Entitlements = {
  ...TIER1,
  shareLinks: 20,
  clips: 15,
  clipMegabytes: 200,
  programPath: 'professional-development',
};
const TIER3: Entitlements = {
  ...TIER2,
  clips: 30,
  reelBuilder: true,
  programPath: 'senior',
};
const TIER4: Entitlements = { ...TIER3, showcases: true };

/**
 * The one table of what each plan unlocks. Pages explain it, the rules and the backend enforce it: what only a page could
 * withhold is not sold. Every plan has all of the plan below it.
 */
export const ENTITLEMENTS: Readonly<Record<Tier, Readonly<Entitlements>>> = {
  tier0: TIER0,
  tier1: TIER1,
  tier2: TIER2,
  tier3: TIER3,
  tier4: TIER4,
};

/** What is never sold: everybody has it in full, with and without a plan. */
export const FREE_IN_EVERY_TIER = ['verification', 'privacy', 'export', 'deletion'] as const;

/**
 * What a tier improves over the one below it.
 *
 * @example addedBy('tier4') // ['showcases']
 */
export function addedBy(tier: Tier): EntitlementKey[] {
  const below = TIERS[TIERS.indexOf(tier) - 1];
  if (below === undefined) return [];
  const keys = Object.keys(ENTITLEMENTS[tier]) as EntitlementKey[];
  return keys.filter((key) => ENTITLEMENTS[tier][key] !== ENTITLEMENTS[below][key]);
}

/**
 * The cheapest tier that has something `wanted` asks for; for limits that a page compares.
 *
 * @returns `undefined` when no plan has it
 * @example cheapestTierWith(({ clips }) => clips >= 10) // 'tier2'
 */
export function cheapestTierWith(wanted: (entitlements: Entitlements) => boolean): Tier | undefined {
  return TIERS.find((tier) => wanted(ENTITLEMENTS[tier]));
}
