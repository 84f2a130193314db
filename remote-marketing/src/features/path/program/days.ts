/** Days of a week, as numbers from Monday. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 0 is Monday, 6 is Sunday. */
export type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** All of them. */
export const ALL_DAYS: readonly Day[] = [0, 1, 2, 3, 4, 5, 6];

/** Days from one to the next time another comes round. @example daysUntil(5, 0) // 2, Saturday to Monday */
export function daysUntil(from: Day, to: Day): number {
  return (to - from + 7) % 7;
}
