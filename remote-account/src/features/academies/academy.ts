/** Kinds of programmes, stored value to name. */
export const PROGRAMMES = {
  club: 'Professional club',
  national: 'National centre',
  residential: 'Residential academy',
  independent: 'Independent academy',
} as const;

/** One academy as the directory lists it; what is missing is unknown, never guessed. */
export interface Academy {
  id: string;
  name: string;
  club: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  lat: number;
  lng: number;
  /** Whether the coordinates are those of the site or of the town. */
  precision: 'site' | 'locality';
  programme: keyof typeof PROGRAMMES;
  ages?: string;
  fact?: string;
  /** Where the fact or the ages were read. */
  source?: string;
}
