/** Plan tiers, cheapest first. `tier0` is "no plan". */
export const TIERS = ['tier0', 'tier1', 'tier2', 'tier3', 'tier4'] as const;

/** A player's plan. Written by the backend only (`users/{uid}.tierLevel`). */
export type Tier = (typeof TIERS)[number];

/**
 * Reads a tier from untrusted data; anything unknown is `tier0`, so that doubt never grants a feature.
 * @example parseTier('tier9') // 'tier0'
 */
export function parseTier(value: unknown): Tier {
  return TIERS.find((tier) => tier === value) ?? 'tier0';
}
