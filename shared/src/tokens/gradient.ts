/**
 * Page backgrounds as colour stops, lightest first. CSS builds the gradients from the stops; the contrast
 * test walks every stop, because text may lie on any of them.
 */
export const gradient = {
  default: ['#0d1d1a', '#070e0d', '#070e0d'],
  internal: ['#143630', '#0c201d', '#070e0d'],
  cv: ['#16304a', '#0d2029', '#070e0d'],
} as const;

/** The three backgrounds a route may ask for through `html[data-background]`. */
export type BackgroundName = keyof typeof gradient;
