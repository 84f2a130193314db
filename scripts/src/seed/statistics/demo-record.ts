import type { TestId } from '@skora/football';

/** What a demo player's profile says about football. */
export interface DemoProfile {
  primaryPosition: string;
  secondaryPositions: string[];
  preferredFoot: string;
  heightCm: number;
  availability: string;
  bio: string;
}

/** One entry of a demo player, so many days ago. */
export interface DemoEntry {
  daysAgo: number;
  kind: TestId;
  measuredBy: string;
  method?: string;
  ground?: string;
  values: Record<string, number>;
  /** Best first. */
  attempts?: Record<string, number[]>;
  ratings?: Record<string, number>;
}

/** One match of a demo player, so many weeks ago. */
export interface DemoMatch {
  weeksAgo: number;
  day: number;
  competition: string;
  opponent: string;
  venue: string;
  goalsFor: number;
  goalsAgainst: number;
  position: string;
  role: string;
  minutes: number;
  numbers: Record<string, number>;
  running?: Record<string, number>;
}

/** One session of a demo player, so many weeks ago. */
export interface DemoTraining {
  weeksAgo: number;
  day: number;
  type: string;
  minutes: number;
  rpe: number;
}

/** Everything a demo player has told. All of it is invented. */
export interface DemoRecord {
  uid: string;
  profile?: DemoProfile;
  entries: DemoEntry[];
  matches: DemoMatch[];
  trainings: DemoTraining[];
}
