import type { WeekFacts } from './week-facts';

const LOADS = [620, 940, 810, 1120, 1060, 1290, 1180, 860];

/** A made-up week that shows a new player what the page will hold. It is nobody's, and always marked as a sample. */
export const SAMPLE_WEEK: WeekFacts = {
  now: {
    label: 'A made-up week',
    matchMinutes: 70,
    matches: 1,
    trainingMinutes: 225,
    sessions: 3,
    load: 860,
  },
  before: null,
  loads: LOADS.map((value, index) => ({ label: `Made-up week ${index + 1}`, value })),
};
