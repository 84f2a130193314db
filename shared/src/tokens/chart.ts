/**
 * Series colours for charts on the dark surfaces, in the order they should be used; `light.ts` has those for the light
 * ones. Any two stay apart for deuteranopia, protanopia and tritanopia (asserted in `chart.test.ts`); still pair colour
 * with shape or dash, never colour alone.
 */
export const chartSeries = ['#ff7d42', '#7cc4ff', '#f6d96b', '#1fb58a', '#b07cf0', '#f4f2e9'] as const;

/** Fixed roles around the series. */
export const chart = {
  grid: '#263b36',
  axis: '#94a59d',
  label: '#bcc8c1',
  comparison: '#7cc4ff',
  band: '#1c302b',
} as const;
