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

export type Foot = keyof typeof FEET;
export type Availability = keyof typeof AVAILABILITIES;

/** What a player says about himself or herself. */
export interface PlayerProfile {
  displayName: string;
  primaryPosition: PositionCode | null;
  secondaryPositions: PositionCode[];
  preferredFoot: Foot | null;
  /** Centimetres. */
  heightCm: number | null;
  bio: string;
  /** ISO 3166-1 alpha-2, upper case; empty when not given. */
  country: string;
  availability: Availability | null;
  /** Server's time of the last change; null when nothing is stored yet. */
  updatedAt: Date | null;
}
