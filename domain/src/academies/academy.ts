import type { AcademySource } from './academy-source';

/** Kinds of programmes, stored value to name. */
export const ACADEMY_PROGRAMMES = {
  club: 'Professional club',
  national: 'National centre',
  residential: 'Residential academy',
  school: 'School programme',
  independent: 'Independent academy',
  camp: 'Paid camp',
} as const;

/** How one gets to a trial, stored value to name. */
export const ACADEMY_TRIALS = {
  open: 'Open trials',
  scouting: 'Only after being scouted',
  application: 'By application',
} as const;

/** Who trains there, stored value to name. */
export const ACADEMY_SEXES = { girls: 'Girls', boys: 'Boys', both: 'Girls and boys' } as const;

/** One academy of the list and the map. `null` is "unknown", never "no". */
export interface AcademyRow {
  /** Made from name and club; sorts by name. */
  id: string;
  name: string;
  club: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  /** Whether the coordinates are those of the site or of the town. */
  precision: 'site' | 'locality';
  programme: keyof typeof ACADEMY_PROGRAMMES | null;
  /** Whole years, both included. */
  ages: { min: number; max: number } | null;
  sexes: keyof typeof ACADEMY_SEXES | null;
  boarding: boolean | null;
  trials: keyof typeof ACADEMY_TRIALS | null;
  /** Whether a trial costs the player money. */
  trialFee: boolean | null;
  /** ISO date of the last day on which trials and their cost are as stated; null without either. */
  trialsUntil: string | null;
  /** Made up to try the site with. */
  fictional: boolean;
  /** ISO date on which a person compared everything with the sources. */
  checkedOn: string;
}

/** Everything the directory says about one academy: `academies/{id}`. */
export interface Academy extends AcademyRow {
  /** https, or unknown. */
  website: string | null;
  /** A sentence that is good to know. */
  note: string | null;
  /** Item of Wikidata, like `Q42`. */
  wikidata: string | null;
  sources: readonly AcademySource[];
}

/** What is known of an academy before a person has compared it with its sources. */
export type AcademyEntry = Omit<Academy, 'checkedOn'>;
