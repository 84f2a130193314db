/** The four corners of development. */
export const CORNERS = {
  technical: 'Technical and tactical',
  physical: 'Physical',
  psychological: 'Psychological',
  social: 'Social',
} as const;

export type Corner = keyof typeof CORNERS;

/** What a goal is measured by: a value of a test. */
export interface GoalMetric {
  test: string;
  key: string;
}

/** Something a player works on. */
export interface Goal {
  /** A place from 1 to 12; the rules count goals by it. */
  id: string;
  corner: Corner;
  /** In the player's own words. */
  title: string;
  /** Null for a goal that no test measures. */
  metric: GoalMetric | null;
  /** Where it began; null when it was not measured then. */
  start: number | null;
  /** What is to be reached; null without a metric. */
  target: number | null;
  /** ISO day by which it is to be reached. */
  dueOn: string;
  /** ISO day of the next test; empty when none is planned. */
  nextTestOn: string;
  /** How to get there. */
  note: string;
  /** ISO day it was reached; null while it is open. */
  doneAt: string | null;
  /** How often the goal was written. */
  revision: number;
}

/** Bounds of a goal. `firestore.rules` repeats them and refuses everything else. */
export const GOAL_BOUNDS = { goals: 12, title: 80, note: 300 } as const;
