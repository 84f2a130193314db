import { DAY_MS } from '../time/time-units';

/** Numbers count for a season, and a season differs from country to country: twelve months are the same everywhere. */
const SEASON_DAYS = 365;

/** First moment of the last twelve months. */
export function seasonStart(now: Date): Date {
  return new Date(now.getTime() - SEASON_DAYS * DAY_MS);
}

/** @example isoDay(new Date('2026-11-21T18:00:00Z')) // '2026-11-21' */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Whole days between a moment and a later one. */
export function daysSince(date: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY_MS));
}
