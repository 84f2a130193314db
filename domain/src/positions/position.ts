/** Positions as they are stored, from the goal outwards. */
export const POSITION_CODES = [
  'GK',
  'RB',
  'CB',
  'LB',
  'RWB',
  'LWB',
  'DM',
  'CM',
  'AM',
  'RM',
  'LM',
  'RW',
  'LW',
  'SS',
  'ST',
] as const;

export type PositionCode = (typeof POSITION_CODES)[number];

/** Name of each position. */
export const POSITION_NAMES: Readonly<Record<PositionCode, string>> = {
  GK: 'Goalkeeper',
  RB: 'Right back',
  CB: 'Centre back',
  LB: 'Left back',
  RWB: 'Right wing-back',
  LWB: 'Left wing-back',
  DM: 'Defensive midfielder',
  CM: 'Central midfielder',
  AM: 'Attacking midfielder',
  RM: 'Right midfielder',
  LM: 'Left midfielder',
  RW: 'Right winger',
  LW: 'Left winger',
  SS: 'Second striker',
  ST: 'Striker',
};

/** Reads a position from untrusted data. */
export function parsePosition(value: unknown): PositionCode | null {
  return POSITION_CODES.find((code) => code === value) ?? null;
}
