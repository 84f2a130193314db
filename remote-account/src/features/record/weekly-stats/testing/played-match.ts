import { LAST_WEEK, WEEK_ID } from './week-page';

/** A stored cup match that was changed once, on the Monday of {@link LAST_WEEK}. */
export const played = {
  monday: LAST_WEEK?.monday,
  day: 1,
  competition: 'cup',
  opponent: 'Northfield Rovers',
  venue: 'away',
  goalsFor: 2,
  goalsAgainst: 1,
  format: 9,
  position: 'RW',
  role: 'sub',
  minutes: 30,
  numbers: { goals: 1 },
  revision: 2,
  updatedAt: new Date('2026-11-14'),
};

/** Where {@link played} is stored. */
export const MATCH = `profiles/mara/matches/${WEEK_ID}-1`;
