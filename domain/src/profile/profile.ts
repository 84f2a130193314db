import type { PositionCode } from '../positions/position';

/** Stored values of the strong foot, with their names. */
export const FEET = { right: 'Right', left: 'Left', both: 'Both' } as const;

/** Stored values of the availability, with their names. */
export const AVAILABILITIES = {
  open: 'Open to offers',
  trialling: 'On trial',
  under_contract: 'Under contract',
  not_looking: 'Not looking',
  injured: 'Injured',
} as const;

/** Stored agent of a player who says that he or she has none; empty means that nothing was said. */
export const NO_AGENT = 'none';

export type Foot = keyof typeof FEET;
export type Availability = keyof typeof AVAILABILITIES;

/** What a player says about himself or herself. Everything but the name may be left out. */
export interface PlayerProfile {
  displayName: string;
  primaryPosition: PositionCode | null;
  secondaryPositions: PositionCode[];
  preferredFoot: Foot | null;
  /** How well the other foot works, 1 to 5. */
  weakFoot: number | null;
  /** Centimetres. */
  heightCm: number | null;
  shirtNumber: number | null;
  bio: string;
  /** Where he or she plays: ISO 3166-1 alpha-2, upper case; empty when not given. */
  country: string;
  city: string;
  /** ISO 3166-1 alpha-2, upper case. */
  nationalities: string[];
  /** ISO 639-1, lower case. */
  languages: string[];
  availability: Availability | null;
  /** Name of the agent, {@link NO_AGENT}, or empty. */
  agent: string;
  contactEmail: string;
  /** How often it was written through the form; 0 before the first time. */
  revision: number;
  /** Server's time of the last change; null when nothing is stored yet. */
  updatedAt: Date | null;
}
