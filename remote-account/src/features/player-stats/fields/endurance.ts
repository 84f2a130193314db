import type { StatSection } from '../stat-field';

/** Shuttles in each level of the 20 m shuttle run, level 1 first. */
export const SHUTTLES_PER_LEVEL = [
  7, 8, 8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13, 14, 14, 15, 15, 16, 16,
] as const;

/** Shuttle runs. */
export const ENDURANCE: StatSection = {
  kind: 'endurance',
  title: 'Endurance',
  protocol:
    'Run to the recorded signals until you miss two. Write down what you completed, not what you started.',
  fields: [
    {
      key: 'yoyoIr1M',
      label: 'Yo-Yo IR1',
      unit: 'm',
      min: 0,
      max: 3640,
      typical: [600, 2600],
      whole: true,
      multipleOf: 40,
      hint: 'A multiple of 40 m.',
    },
    {
      key: 'beepLevel',
      label: '20 m shuttle run, level',
      min: 1,
      max: 21,
      typical: [5, 14],
      whole: true,
    },
    { key: 'beepShuttle', label: '20 m shuttle run, shuttle', min: 1, max: 16, whole: true },
  ],
};

/** Oxygen uptake. */
export const VO2MAX: StatSection = {
  kind: 'vo2max',
  title: 'VO2max',
  protocol: 'From a laboratory, or worked out from a field test. Worked-out values are marked as such.',
  methods: { measured: 'Measured in a laboratory', derived: 'Worked out from a field test' },
  fields: [{ key: 'vo2max', label: 'VO2max', unit: 'ml/kg/min', min: 20, max: 90, typical: [40, 65] }],
};
