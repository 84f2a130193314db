/** One measurable value with its hard bounds (refused) and typical range (asked about). */
export interface StatField {
  key: string;
  label: string;
  unit?: string;
  min: number;
  max: number;
  /** Typical youth to adult; outside of it the form asks "are you sure?". */
  typical?: readonly [from: number, to: number];
  whole?: boolean;
  /** The value must be a multiple of this. */
  multipleOf?: number;
  hint?: string;
  /** What exactly is measured, for the definition beside the label. */
  definition?: string;
}

/** Kinds of entries as they are stored. */
export type EntryKind =
  | 'body'
  | 'sprint'
  | 'topSpeed'
  | 'jump'
  | 'longJump'
  | 'agility'
  | 'endurance'
  | 'vo2max'
  | 'technical'
  | 'goalkeeper';

/** Values that are measured together in one way and stored as one entry. */
export interface StatSection {
  kind: EntryKind;
  title: string;
  /** How to measure it so that the number means something. */
  protocol: string;
  fields: readonly StatField[];
  /** Ways of measuring, stored value to name. Results of different ways are never compared. */
  methods?: Readonly<Record<string, string>>;
}

/** A group of self-ratings from 1 to 10. */
export interface RatingGroup {
  title: string;
  note?: string;
  ratings: readonly (readonly [key: string, label: string])[];
}

/** One page of the wizard. */
export interface StatStep {
  id: 'physical' | 'technical' | 'goalkeeper';
  title: string;
  lead: string;
  sections: readonly StatSection[];
  ratings: readonly RatingGroup[];
}
