/** Moves the point by so many digits; a number this small or this large is written with an exponent of its own. */
function movePoint(value: number, digits: number): number {
  const [written, exponent = '0'] = String(value).split('e');
  return Number(`${written}e${Number(exponent) + digits}`);
}

/** Rounds to so many digits after the point. @example roundTo(1.2345, 2) // 1.23 */
export function roundTo(value: number, decimals: number): number {
  return movePoint(Math.round(movePoint(value, decimals)), -decimals);
}
