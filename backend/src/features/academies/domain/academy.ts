/** Kinds of programmes the directory knows, as stored. */
export const PROGRAMMES = ['club', 'national', 'residential', 'school', 'independent', 'camp'] as const;

/** Who trains there. */
export const SEXES = ['girls', 'boys', 'both'] as const;

/** How one gets to a trial: open days, only after being scouted, or by application. */
export const TRIALS = ['open', 'scouting', 'application'] as const;

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
  programme: (typeof PROGRAMMES)[number];
  /** Whole years, both included. */
  ages: { min: number; max: number } | null;
  sexes: (typeof SEXES)[number] | null;
  boarding: boolean | null;
  trials: (typeof TRIALS)[number] | null;
  /** Whether a trial costs the player money. */
  trialFee: boolean | null;
  /** ISO date. */
  checkedOn: string;
}

/** Everything the directory says about one academy: `academies/{id}`. */
export interface Academy extends AcademyRow {
  /** https, or unknown. */
  website: string | null;
  fact: string | null;
  /** Where the facts were read. */
  source: string | null;
}
