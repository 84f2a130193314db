/** Rounds to so many digits after the point. @example roundTo(1.2345, 2) // 1.23 */
export function roundTo(value: number, decimals: number): number {
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
}
