import type { Protocol } from './protocol';

const TIMED = { hand: 'Hand stopwatch', gates: 'Timing gates', video: 'App or video' } as const;

/** Body, runs and turns. */
export const PHYSICAL_PROTOCOLS: readonly Protocol[] = [
  {
    test: 'body',
    title: 'Body',
    summary:
      'Measure height and weight in the morning, without shoes. None of this is ever ranked. Leave out whatever you would rather keep to yourself.',
    equipment: 'A wall, a book, a tape measure, scales.',
    steps: [
      'Stand with heels, back and head against the wall and look straight ahead.',
      'Lay the book flat on your head, mark the wall at its lower edge and measure the mark.',
      'Sitting height: the same on a flat stool; take off the height of the stool.',
      'Resting pulse: count 60 seconds lying down, right after waking up.',
    ],
    caution: 'You are taller in the morning than in the evening, so always measure at the same time of day.',
    ground: false,
  },
  {
    test: 'bodyFat',
    title: 'Body fat',
    summary:
      'For adults only, never shown to anybody and never ranked. There is no ideal number, and nobody here will ask for one.',
    equipment: 'Somebody trained in the method.',
    steps: ['Have it measured by somebody trained, always by the same method and at the same time of day.'],
    caution: 'Two methods give two different numbers. If the number troubles you, leave it out.',
    methods: {
      skinfold: 'Skinfold calipers',
      dexa: 'DXA scan',
      impedance: 'Electrical impedance',
      other: 'Other',
    },
    ground: false,
    adultsOnly: true,
  },
  {
    test: 'sprint',
    title: 'Sprint',
    summary:
      'Standing start, front foot on the line, three runs with full rest, best run counts. Splits come from the same run.',
    equipment: 'A tape measure, cones, gates or a helper with a phone or stopwatch.',
    steps: [
      'Warm up for ten minutes and finish with two hard runs.',
      'Start from standing, front foot on the line, without swinging back.',
      'Run through the last line. Do not slow down before it.',
      'Three runs, three minutes of rest between them.',
    ],
    caution: 'You cannot compare hand times with gates, or boots on grass with shoes in a hall.',
    methods: { ...TIMED, gps: 'GPS', other: 'Other' },
    ground: true,
  },
  {
    test: 'topSpeed',
    title: 'Top speed',
    summary: 'From a flying start or a match, measured by a device. A stopwatch is too slow for it.',
    equipment: 'GPS, gates or a video with a known distance.',
    steps: ['Build up over 30 m and run 10 to 20 m flat out, or take the highest value of a match.'],
    caution: 'Two devices can differ, so always use the same one.',
    methods: { gps: 'GPS', gates: 'Timing gates', video: 'App or video', other: 'Other' },
    ground: true,
  },
  {
    test: 'agility',
    title: 'Agility',
    summary: 'Best of three runs. For the 505, name the leg you turn on; run both.',
    equipment: 'Cones, a tape measure, gates or a helper who keeps the time.',
    steps: [
      '505: run 15 m, turn on the line with one foot, run back 5 m; the time runs from the 10 m mark until you are back at it.',
      'T-test: 10 m forwards, shuffle 5 m to the left, 10 m to the right, 5 m back, then backwards to the start.',
      'Illinois: a field of 10 by 5 m with four cones down the middle, started lying down.',
      'Three runs each, full rest between them.',
    ],
    caution: 'If you slip, the run does not count. A small difference between the legs is normal.',
    methods: { ...TIMED, other: 'Other' },
    ground: true,
  },
];
