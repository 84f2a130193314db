const units = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/**
 * A wait in words, rounded up to the largest whole unit.
 * @param seconds 0 when nobody named a wait
 * @example waitingTime(61) // '2 minutes'
 */
export function waitingTime(seconds: number): string {
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [0, ''];
  if (size === 0) return 'a moment';
  const count = Math.ceil(seconds / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
