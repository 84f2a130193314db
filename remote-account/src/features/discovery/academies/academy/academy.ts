/** Kinds of programmes, stored value to name. */
export const PROGRAMMES = {
  club: 'Professional club',
  national: 'National centre',
  residential: 'Residential academy',
  school: 'School programme',
  independent: 'Independent academy',
  camp: 'Paid camp',
} as const;

/** How one gets to a trial. */
export const TRIALS = {
  open: 'Open trials',
  scouting: 'Only after being scouted',
  application: 'By application',
} as const;

/** Who trains there. */
export const SEXES = { girls: 'Girls', boys: 'Boys', both: 'Girls and boys' } as const;

/** One academy with everything the directory says; `null` is unknown. */
export interface AcademyDetails {
  name: string;
  club: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
  precision: 'site' | 'locality';
  programme: keyof typeof PROGRAMMES;
  ages: { min: number; max: number } | null;
  sexes: keyof typeof SEXES | null;
  boarding: boolean | null;
  trials: keyof typeof TRIALS | null;
  trialFee: boolean | null;
  website: string | null;
  fact: string | null;
  source: string | null;
  /** ISO date. */
  checkedOn: string;
}
