import type { Clip } from '../clips/clip';
import type { Confirmation } from '../confirmations/confirmation';
import type { ComparisonSource } from '../cohorts/project-comparison';
import type { StatEntry } from '../entries/stat-entry';
import type { MatchRow } from '../matches/match-row';
import type { PlayerProfile } from '../profile/profile';
import type { CareerEntry, EducationEntry, Honour, Reference } from '../profile/career-rows';
import type { Visibility } from '../profile/visibility';

/** Everything a CV is made of, as the player's documents hold it. */
export interface CvSource {
  profile: PlayerProfile;
  /** Whether there is a picture. */
  hasPhoto: boolean;
  /** Those that count, newest first. */
  entries: readonly StatEntry[];
  matches: readonly MatchRow[];
  career: readonly CareerEntry[];
  education: readonly EducationEntry[];
  honours: readonly Honour[];
  references: readonly Reference[];
  clips: readonly Clip[];
  confirmations: readonly Confirmation[];
  visibility: Visibility;
  isAdult: boolean;
  /** Whether name and picture are shown as a minor's are; also of some adults, see `isShownAsMinor`. */
  shownAsMinor: boolean;
  /** From the date of birth, which itself goes nowhere; null where it is not known. */
  ageGroup: string | null;
  /** Null when the player did not choose to be compared. */
  comparison: ComparisonSource | null;
}
