/** Font sizes; from `md` up fluid between 360 and 1440 px. */
export const fontSize = {
  '2xs': '0.75rem',
  xs: '0.8125rem',
  sm: '0.9375rem',
  base: '1rem',
  md: 'clamp(1.0625rem, 1.042rem + 0.093vw, 1.125rem)',
  lg: 'clamp(1.1875rem, 1.125rem + 0.278vw, 1.375rem)',
  xl: 'clamp(1.375rem, 1.25rem + 0.556vw, 1.75rem)',
  '2xl': 'clamp(1.625rem, 1.333rem + 1.296vw, 2.5rem)',
  '3xl': 'clamp(2rem, 1.375rem + 2.778vw, 3.875rem)',
  display: 'clamp(2.375rem, 1.292rem + 4.815vw, 5.625rem)',
} as const;

/** Line heights, unitless. */
export const leading = { display: '0.98', tight: '1.12', snug: '1.3', body: '1.6' } as const;

/** Font weights. */
export const weight = { body: '400', medium: '550', strong: '650', display: '760' } as const;

/** Width axis of the display face: wide for titles, narrow for figures and labels. */
export const stretch = { wide: '118%', normal: '100%', narrow: '78%' } as const;

/** Families with metric-adjusted local fallbacks, so the swap moves nothing. */
export const family = {
  display: "'Archivo Variable', 'SK Display Fallback', sans-serif",
  text: "'Inter Variable', 'SK Text Fallback', system-ui, sans-serif",
} as const;
