/** Bounds of the profile. `firestore.rules` repeats them and refuses everything else. */
export const PROFILE_BOUNDS = {
  nameLength: 80,
  heightCm: { min: 90, max: 220 },
  bioLength: 300,
  secondaryPositions: 3,
} as const;
