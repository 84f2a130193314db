/** Ages for which the published group gives an average and a spread. */
export const AGES = ['U15', 'U17', 'U19'] as const;

export type Age = (typeof AGES)[number];

/** Average and standard deviation of a test, in metres. */
export interface Group {
  mean: number;
  spread: number;
}

/**
 * Yo-Yo IR1 of high-level Belgian youth players, with the limits of agreement between two runs of one player.
 * Source: `yoyoReliability`. Nothing else on the page is compared with a group.
 */
export const YOYO = {
  players: 36,
  groups: {
    U15: { mean: 2024, spread: 470 },
    U17: { mean: 2404, spread: 347 },
    U19: { mean: 2547, spread: 337 },
  } satisfies Record<Age, Group>,
  error: { kind: 0.09, strict: 0.28 },
  range: { min: 600, max: 3640, step: 40 },
} as const;
