/** Two standard deviations on each side, so that 95 of 100 intervals hold the true rate. */
const Z = 1.96;

/** Where a true rate probably is: Wilson's interval, which is right for few visits and rates near 0, too. @returns 0–1 */
export function rateInterval({ bad, of }: { bad: number; of: number }): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const rate = bad / of;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  const centre = rate + Z ** 2 / (2 * of);
  const scale = 1 + Z ** 2 / of;
  return {
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}
