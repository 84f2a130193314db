/** Tests as they are stored: values measured together, in one way, make one entry. */
export type TestId =
  | 'body'
  | 'bodyFat'
  | 'sprint'
  | 'topSpeed'
  | 'jump'
  | 'longJump'
  | 'agility'
  | 'endurance'
  | 'vo2max'
  | 'technical'
  | 'goalkeeper';

/** How a stored value is shown to players who think in feet and pounds. Values are always stored metric. */
export type ImperialUnit = 'ft-in' | 'in' | 'lb' | 'yd' | 'mph';

/** A published error of a test: a smaller change can be chance. */
export interface TypicalError {
  /** Change in percent of the value that chance alone can explain. */
  percent: number;
  /** The only way of measuring it holds for; missing: every one. */
  method?: string;
  /** Where the number comes from, in words for the player. */
  source: string;
  /** Where it can be checked. */
  href: string;
}

/** One measurable value: names, unit, bounds, precision, meaning. The only place where they are written down. */
export interface Metric {
  test: TestId;
  key: string;
  /** Name beside its neighbours of the same test: "10 m". */
  label: string;
  /** Name where it stands alone: "Sprint 10 m". */
  name: string;
  unit?: string;
  /** Refused below; the rules refuse it too. */
  min: number;
  /** Refused above; the rules refuse it too. */
  max: number;
  /** Typical youth to adult; outside of it the form asks "are you sure?". */
  typical?: readonly [from: number, to: number];
  /** Digits after the point; 0 means whole numbers only. */
  decimals: 0 | 1 | 2;
  /** The value must be a multiple of this. */
  multipleOf?: number;
  /** Which direction is progress; null where there is none. */
  better: 'lower' | 'higher' | null;
  /** Whether several attempts make sense; the best one counts. */
  repeats: boolean;
  players: 'all' | 'goalkeepers';
  /** Never on a CV and never ranked. */
  private?: boolean;
  imperial?: ImperialUnit;
  error?: TypicalError;
  hint?: string;
  /** What exactly is measured, for the definition beside the label. */
  definition?: string;
}
