import type { Metric, TestId } from '../metrics/metric';
import type { RatingGroup } from '../metrics/ratings';
import type { Protocol } from '../protocols/protocol';

/** Values that are measured together in one way and stored as one entry. */
export interface StatSection {
  kind: TestId;
  title: string;
  /** How to measure it so that the number means something. */
  protocol: Protocol;
  fields: readonly Metric[];
  /** Ways of measuring, stored value to name. Results of different ways are never compared. */
  methods?: Readonly<Record<string, string>>;
}

/** One page of the wizard. */
export interface StatStep {
  id: 'physical' | 'technical' | 'goalkeeper';
  title: string;
  lead: string;
  sections: readonly StatSection[];
  ratings: readonly RatingGroup[];
}
