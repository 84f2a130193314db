import type { ClipAction, ClipSource, ClipTrim } from '../clips/clip';
import type { ComparedTests } from '../cohorts/project-comparison';
import type { RadarAxis } from '../entries/rating-axes';
import type { MatchResult } from '../matches/match-result';
import type { PositionCode } from '../positions/position';
import type { Audience } from '../profile/visibility';
import type { WeekPoint } from '../weeks/recent-weeks';

/** Whether somebody other than the player stands for a number: for all of it, for a part, or nobody. */
export type CvTrust = 'confirmed' | 'part' | 'self';

/** Where a number comes from. */
export interface CvProvenance {
  trust: CvTrust;
  /** Who, when and how, in words: "Measured by a coach · Timing gates · 12 Oct 2026". */
  text: string;
  /** Who confirmed it and when, in words; empty for self-reported numbers. */
  confirmedBy: string;
  /** An unusable answer in words: declined, or about a value that has changed since. On the player's own CV only. */
  answer?: string;
}

export interface CvNumber {
  key: string;
  label: string;
  value: number;
  /** Empty for counts. */
  unit: string;
  /** "0.42 per 90 minutes", or the definition; empty when there is nothing to add. */
  note: string;
  source: CvProvenance;
}

/** Who it is. Parts that the audience does not see are null; texts nobody has written are empty. */
export interface CvHeader {
  /** First name and initial of who is shown as a minor, to everybody but the player. */
  name: string | null;
  /** Whether the picture may be shown. */
  photo: boolean;
  position: PositionCode | null;
  otherPositions: PositionCode[];
  foot: string;
  /** 1 to 5; null when it was not said. */
  weakFoot: number | null;
  shirtNumber: number | null;
  /** "U17", "Senior"; null when it is hidden or not known. */
  ageGroup: string | null;
  /** Names of countries. */
  nationalities: string[] | null;
  /** City and country it is played in. */
  place: string | null;
  heightCm: number | null;
  /** Present club with team and level, from the career; empty when there is none. */
  club: string | null;
  contactEmail: string | null;
}

/** A coach who confirmed numbers of this CV. */
export interface CvCoach {
  name: string;
  role: string;
  club: string;
  /** What comes after the @ of the address that answered. */
  domain: string;
  /** Single numbers: a sum of six matches is made of six. */
  numbers: number;
  /** ISO date of the newest confirmation. */
  on: string;
  note: string;
}

/** How much of what is shown somebody else stands for. */
export interface CvVerification {
  numbers: number;
  confirmed: number;
  /** Sums of which only a part is confirmed. */
  inPart: number;
  coaches: CvCoach[];
  /** Newest test: "12 Oct 2026 · Timing gates"; empty without one. */
  lastTested: string;
}

/** A clip of the reel. */
export interface CvClip {
  slot: number;
  title: string;
  action: ClipAction;
  source: ClipSource;
  /** Where the video is watched; null for files of ours. */
  watchAt: string | null;
  /** "Right foot · 63rd minute · against Northfield · shirt 7, white" */
  detail: string;
  seconds: number | null;
  /** Name of its picture; null without one. */
  poster: string | null;
  /** The part that is shown, in seconds from the beginning. */
  trim: ClipTrim | null;
  /** What is said in it, line by line; empty when nobody speaks. */
  said: string;
}

/** What the matches of the last twelve months add up to. */
export interface CvSeason {
  /** "22 Nov 2025 – 21 Nov 2026" */
  period: string;
  matches: number;
  minutes: number;
  numbers: CvNumber[];
  /** Newest matches, oldest of them first. */
  form: { id: string; result: MatchResult; detail: string }[];
  /** Minutes by week, oldest first; null where nothing was recorded. */
  weeks: WeekPoint[];
}

/** The newest result of a test. */
export interface CvTest extends CvNumber {
  /** Best of the last twelve months when the newest is not the best: "Best: 1.88 s, 3 May 2026"; else empty. */
  best: string;
  /** What changed since the result before: "Real change", "Within error"; empty for a first result. */
  change: string;
  changeDetail: string;
}

/** Results of one test over time, all measured in one way. */
export interface CvProgress {
  key: string;
  label: string;
  unit: string;
  lowerIsBetter: boolean;
  /** Oldest first; `on` is an ISO date. */
  points: { id: string; on: string; label: string; value: number; error: number | null; note: string }[];
  leftOut: number;
}

/** How the player sees the own game. */
export interface CvRatings {
  /** Empty when too few are rated for a shape to mean anything. */
  axes: RadarAxis[];
  groups: { title: string; ratings: { key: string; label: string; value: number; on: string }[] }[];
}

export interface CvCareerEntry {
  id: string;
  period: string;
  club: string;
  /** Team, level and country. */
  detail: string;
  appearances: number | null;
  goals: number | null;
  note: string;
}

export interface CvEducationEntry {
  id: string;
  period: string;
  school: string;
  detail: string;
}

export interface CvHonour {
  id: string;
  year: number;
  title: string;
  detail: string;
}

export interface CvReference {
  id: string;
  name: string;
  detail: string;
  statement: string;
  /** Empty without the coach's consent. */
  contact: string;
}

/**
 * A CV as one audience sees it, ready to be shown, printed or exported: plain JSON in the order a recruiter reads. A part
 * that is `null` is hidden from this audience; an empty one has nothing in it yet.
 */
export interface CvView {
  formatVersion: 1;
  audience: Audience;
  isAdult: boolean;
  header: CvHeader;
  verification: CvVerification;
  bio: string | null;
  clips: CvClip[] | null;
  season: CvSeason | null;
  tests: CvTest[] | null;
  /** Null also when the player did not choose to be compared. */
  comparison: ComparedTests | null;
  progress: CvProgress[] | null;
  ratings: CvRatings | null;
  career: CvCareerEntry[] | null;
  honours: CvHonour[] | null;
  education: CvEducationEntry[] | null;
  languages: string[] | null;
  references: CvReference[] | null;
  /** Texts are empty when nothing was said. */
  availability: { state: string; agent: string } | null;
  /** When anything shown was changed last: ISO date, whole days since, and whether that is too long ago. */
  updated: { on: string; days: number; stale: boolean } | null;
}
