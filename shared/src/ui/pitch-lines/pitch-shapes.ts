interface PitchShape {
  viewBox: string;
  path: string;
  /** Centres of the painted spots. */
  spots: readonly (readonly [number, number])[];
}

/**
 * Markings of a 105 × 68 m pitch to the Laws of the Game, in metres: penalty area 40.32 × 16.5, goal area
 * 18.32 × 5.5, spot at 11, arcs of 9.15, corner arcs of 1.
 */
export const pitchShapes = {
  full: {
    viewBox: '-0.5 -0.5 106 69',
    path: 'M0 0h105v68H0zM52.5 0v68M52.5 24.85a9.15 9.15 0 0 1 0 18.3a9.15 9.15 0 0 1 0-18.3M0 13.84h16.5v40.32H0M0 24.84h5.5v18.32H0M16.5 26.69a9.15 9.15 0 0 1 0 14.62M105 13.84H88.5v40.32H105M105 24.84h-5.5v18.32h5.5M88.5 26.69a9.15 9.15 0 0 0 0 14.62M0 1a1 1 0 0 0 1-1M104 0a1 1 0 0 0 1 1M105 67a1 1 0 0 0-1 1M1 68a1 1 0 0 0-1-1',
    spots: [
      [11, 34],
      [52.5, 34],
      [94, 34],
    ],
  },
  half: {
    viewBox: '-0.5 -0.5 69 53.5',
    path: 'M0 52.5V0h68v52.5zM13.84 0v16.5h40.32V0M24.84 0v5.5h18.32V0M26.69 16.5a9.15 9.15 0 0 0 14.62 0M24.85 52.5a9.15 9.15 0 0 1 18.3 0M0 1a1 1 0 0 0 1-1M67 0a1 1 0 0 0 1 1',
    spots: [[34, 11]],
  },
  area: {
    viewBox: '0 -0.5 68 24',
    path: 'M0 0h68M13.84 0v16.5h40.32V0M24.84 0v5.5h18.32V0M26.69 16.5a9.15 9.15 0 0 0 14.62 0',
    spots: [[34, 11]],
  },
  centre: {
    viewBox: '0 0 24 24',
    path: 'M12 0v24M12 2.85a9.15 9.15 0 0 1 0 18.3a9.15 9.15 0 0 1 0-18.3',
    spots: [[12, 12]],
  },
  corner: {
    viewBox: '0 0 12 12',
    path: 'M11.5 0v11.5H0M9.5 11.5a2 2 0 0 1 2-2M2.35 11.5a9.15 9.15 0 0 1 9.15-9.15',
    spots: [],
  },
} as const satisfies Record<string, PitchShape>;

/** Which part of the pitch. */
export type PitchVariant = keyof typeof pitchShapes;
