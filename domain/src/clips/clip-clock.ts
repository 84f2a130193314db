/** Seconds as a player shows them, without what is begun of the last one. @example clipClock(63.4) // '1:03' */
export function clipClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The length of a clip as it stands on its picture: never nothing. @example clipLength(0.4) // '0:01' */
export function clipLength(seconds: number): string {
  return clipClock(Math.max(1, Math.round(seconds)));
}
