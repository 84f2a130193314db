import type { Confirmation, Goal, TestId } from '@skora/domain';

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
  /** Not said in some: the week names such a match as not counted. */
  rpe?: number;
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

/** What a demo player works on, to be reached in so many days. */
export interface DemoGoal extends Pick<Goal, 'corner' | 'title' | 'metric' | 'start' | 'target' | 'note'> {
  daysAhead: number;
}

/** What an invented coach decided, so many days ago, about numbers of the days before. */
export interface DemoConfirmation extends Pick<Confirmation, 'coach' | 'decision' | 'note'> {
  daysAgo: number;
  /** Days before the decision the numbers are from. */
  within: number;
  keys: readonly string[];
}

/** Everything a demo player has told. All of it is invented. */
export interface DemoRecord {
  uid: string;
  profile?: DemoProfile;
  entries: DemoEntry[];
  matches: DemoMatch[];
  trainings: DemoTraining[];
  goals?: readonly DemoGoal[];
  confirmations?: readonly DemoConfirmation[];
}
