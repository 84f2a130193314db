/** Durations in milliseconds. */
export const duration = { fast: 120, base: 200, slow: 420 } as const;

/** Easing curves as CSS timing functions. */
export const easing = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
} as const;
