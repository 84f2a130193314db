const MINUTE = 60;
const HOUR = 3600;

function count(number: number, unit: string): string {
  return `in ${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** When something may be tried again, in words. @param seconds null when nobody said @example waitingTime(90) // 'in 2 minutes' */
export function waitingTime(seconds: number | null): string {
  if (seconds === null) return 'later';
  if (seconds < MINUTE) return count(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < HOUR) return count(Math.ceil(seconds / MINUTE), 'minute');
  return count(Math.ceil(seconds / HOUR), 'hour');
}
