import type { StatSection } from '../stat-field';

/** Sprint splits from a standing start. */
export const SPRINT: StatSection = {
  kind: 'sprint',
  title: 'Sprint',
  protocol:
    'Standing start, front foot on the line, three runs with full rest, best run counts. Splits come from the same run.',
  methods: {
    hand: 'Hand stopwatch',
    gates: 'Timing gates',
    video: 'App or video',
    gps: 'GPS',
    other: 'Other',
  },
  fields: [
    { key: 'sprint5', label: '5 m', unit: 's', min: 0.8, max: 2.2 },
    { key: 'sprint10', label: '10 m', unit: 's', min: 1.4, max: 3.5, typical: [1.7, 2.2] },
    { key: 'sprint20', label: '20 m', unit: 's', min: 2.4, max: 5.6 },
    { key: 'sprint30', label: '30 m', unit: 's', min: 3.5, max: 8, typical: [4, 5.3] },
  ],
};

/** Highest speed of a run. */
export const TOP_SPEED: StatSection = {
  kind: 'topSpeed',
  title: 'Top speed',
  protocol: 'From a flying start or a match, measured by a device. A stopwatch is too slow for it.',
  methods: { gps: 'GPS', gates: 'Timing gates', video: 'App or video', other: 'Other' },
  fields: [{ key: 'topSpeed', label: 'Top speed', unit: 'km/h', min: 10, max: 40, typical: [20, 35] }],
};

/** Turning tests. */
export const AGILITY: StatSection = {
  kind: 'agility',
  title: 'Agility',
  protocol: 'Best of three runs. For the 505, name the leg you turn on; run both.',
  methods: { hand: 'Hand stopwatch', gates: 'Timing gates', video: 'App or video', other: 'Other' },
  fields: [
    { key: 'agility505L', label: '505, left leg', unit: 's', min: 1.8, max: 4, typical: [2.2, 2.8] },
    { key: 'agility505R', label: '505, right leg', unit: 's', min: 1.8, max: 4, typical: [2.2, 2.8] },
    { key: 'tTest', label: 'T-test', unit: 's', min: 7.5, max: 18, typical: [9, 12] },
    { key: 'illinois', label: 'Illinois', unit: 's', min: 12, max: 30, typical: [15, 19] },
  ],
};
