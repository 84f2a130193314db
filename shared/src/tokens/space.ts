/** Distances in rem on a 4 px base; `gutter` and `section` are fluid between 360 and 1440 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
  10: '8rem',
  gutter: 'clamp(1rem, 0.667rem + 1.48vw, 2rem)',
  section: 'clamp(3.5rem, 2.5rem + 4.44vw, 6.5rem)',
} as const;

/** Name of a distance token. */
export type SpaceName = keyof typeof space;
