/** What a number of a match is about; the form orders these by position. */
export type NumberGroup =
  | 'keeping'
  | 'attack'
  | 'passing'
  | 'dribbling'
  | 'duels'
  | 'defending'
  | 'discipline'
  | 'running';

export interface MatchNumber {
  key: string;
  label: string;
  min?: number;
  max: number;
  /** Whole numbers unless given. */
  decimals?: number;
  unit?: string;
  group: NumberGroup;
  /** Who has it; everybody unless given. */
  players?: 'outfield' | 'goalkeepers';
  /** Asked in quick mode. */
  quick?: boolean;
  /** Needs a device that counted it. */
  device?: boolean;
  /** Providers count differently; this is what it means here. */
  definition: string;
}
