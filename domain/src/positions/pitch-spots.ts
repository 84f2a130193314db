import type { PositionCode } from './position';

/** Place of each position on a pitch played from left to right, in percent of length and width. */
export const PITCH_SPOTS: Readonly<Record<PositionCode, readonly [x: number, y: number]>> = {
  GK: [7, 50],
  RB: [23, 84],
  CB: [21, 50],
  LB: [23, 16],
  RWB: [37, 90],
  LWB: [37, 10],
  DM: [36, 50],
  CM: [50, 50],
  AM: [64, 50],
  RM: [52, 84],
  LM: [52, 16],
  RW: [78, 84],
  LW: [78, 16],
  SS: [77, 50],
  ST: [90, 50],
};
