import { bareLetters } from '@skora/domain';

/** Coarse groups of positions, the "type" of a player. */
export const PLAYER_TYPES = ['GK', 'DEF', 'MID', 'FWD'] as const;
export type PlayerType = (typeof PLAYER_TYPES)[number];

const TYPES: Readonly<Record<string, PlayerType>> = {
  GK: 'GK',
  RB: 'DEF',
  CB: 'DEF',
  LB: 'DEF',
  RWB: 'DEF',
  LWB: 'DEF',
  DM: 'MID',
  CM: 'MID',
  AM: 'MID',
  RM: 'MID',
  LM: 'MID',
  RW: 'FWD',
  LW: 'FWD',
  SS: 'FWD',
  ST: 'FWD',
};

/** Bands of age the map shows; adults only. */
export const AGE_GROUPS = ['18-20', '21-23', '24-29', '30+'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** What everybody signed in sees of an adult who chose to be on the map: `mapPlayers/{random id}`. */
export interface MapPlayer {
  /** First name and initial. */
  name: string;
  /** Code, or empty when the profile has none. */
  position: string;
  type: PlayerType | '';
  ageGroup: AgeGroup;
  country: string;
  city: string;
  lat: number;
  lng: number;
  cell: string;
  /** The CV behind the public link its player chose, which the card opens while the link does; null for none. */
  cv: { path: string; /** Milliseconds since 1970. */ until: number } | null;
  /** What may be searched by equality; see {@link listFacets}. */
  facets: Record<string, true>;
}

export function findPlayerType(position: string): PlayerType | '' {
  return TYPES[position] ?? '';
}

/** Ages at which the next band begins. */
const BAND_AGES = [21, 24, 30];

/**
 * The birthday on which an adult comes into the next band.
 * @param dateOfBirth ISO date, e.g. `2003-05-01`
 * @returns ISO date, `null` in the last band
 */
export function nextBandOn(dateOfBirth: string, age: number): string | null {
  const next = BAND_AGES.find((one) => one > age);
  if (next === undefined) return null;
  return `${Number(dateOfBirth.slice(0, 4)) + next}${dateOfBirth.slice(4)}`;
}

export function findAgeGroup(age: number): AgeGroup {
  if (age <= 20) return '18-20';
  if (age <= 23) return '21-23';
  return age <= 29 ? '24-29' : '30+';
}

/**
 * One key per thing a player can be found by: `c` country, `a` age band, `g` cell of the map, `p` position, `t` type,
 * `n` beginning of the first name. Equality on keys of a map needs no composite index, so every
 * combination of filters is one bounded query.
 */
export function listFacets(player: Omit<MapPlayer, 'facets' | 'cv'>): MapPlayer['facets'] {
  const first = bareLetters(player.name).split(/\s+/)[0] ?? '';
  const beginnings = Array.from(first, (_letter, index) => `n:${first.slice(0, index + 1)}`);
  const keys = [
    `c:${player.country}`,
    `a:${player.ageGroup}`,
    `g:${player.cell}`,
    ...(player.position ? [`p:${player.position}`, `t:${player.type}`] : []),
    ...beginnings,
  ];
  return Object.fromEntries(keys.map((key) => [key, true as const]));
}
