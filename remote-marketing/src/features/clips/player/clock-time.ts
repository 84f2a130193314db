/** Seconds as a player shows them. @example clockTime(63.4) // '1:03' */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds in words, for screen readers. @example spokenTime(63) // '1 minute 3 seconds' */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  const minutes = Math.floor(whole / 60);
  return minutes === 0
    ? count(whole, 'second')
    : `${count(minutes, 'minute')} ${count(whole % 60, 'second')}`;
}
