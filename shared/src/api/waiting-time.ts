const units = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** A wait in words, rounded up to the largest whole unit. @example waitingTime(61) // '2 minutes' */
export function waitingTime(seconds: number): string {
  const [size, name] = units.find(([unit]) => seconds > unit) ?? units[2];
  const count = Math.max(1, Math.ceil(seconds / size));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
