const MINUTE = 60;
const HOUR = 3600;

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** A wait in words, rounded up. @param seconds 0 when nobody named a wait @example waitingTime(90) // '2 minutes' */
export function waitingTime(seconds: number): string {
  if (seconds <= 0) return 'a moment';
  if (seconds < MINUTE) return count(seconds, 'second');
  if (seconds < HOUR) return count(Math.ceil(seconds / MINUTE), 'minute');
  return count(Math.ceil(seconds / HOUR), 'hour');
}
