import type { Protocol } from './protocol';

/** Jumps and endurance. */
export const POWER_PROTOCOLS: readonly Protocol[] = [
  {
    test: 'jump',
    title: 'Countermovement jump',
    summary:
      'Best of three. Hands on the hips and arms free are different tests, and devices differ by centimetres, so always do it the same way.',
    equipment: 'A jump mat, a force plate or an app that films the feet.',
    steps: [
      'Stand still for a second, feet as wide as your hips.',
      'Dip and jump in one movement; land where you took off, on the balls of your feet, legs straight.',
      'Three jumps, one minute of rest between them.',
    ],
    caution:
      'The same jump measured in different ways differed by up to 15 cm (Baumgart and others, 2017), so compare only results measured the same way.',
    methods: {
      jump_mat_hips: 'Jump mat, hands on hips',
      jump_mat_free: 'Jump mat, arms free',
      force_plate_hips: 'Force plate, hands on hips',
      force_plate_free: 'Force plate, arms free',
      video_hips: 'App or video, hands on hips',
      video_free: 'App or video, arms free',
      other_hips: 'Other, hands on hips',
      other_free: 'Other, arms free',
    },
    ground: false,
  },
  {
    test: 'longJump',
    title: 'Standing long jump',
    summary: 'Both feet, from the line to the nearest heel, best of three.',
    equipment: 'A line and a tape measure.',
    steps: [
      'Toes behind the line, swing your arms as you like, jump off both feet.',
      'Land and stay; measure from the line to the heel that is nearer to it.',
    ],
    caution: 'Falling back counts from the hand or seat that touched the ground.',
    ground: true,
  },
  {
    test: 'endurance',
    title: 'Endurance',
    summary:
      'Run to the recorded signals until you miss two. Write down what you completed, not what you started.',
    equipment: 'The recorded signals, cones, a flat 20 m, for Yo-Yo IR1 another 5 m to recover.',
    steps: [
      'Yo-Yo IR1: 20 m there and back, then ten seconds of walking in the 5 m zone.',
      '20 m shuttle run: without rest; write down level and shuttle.',
      'The first line you miss is a warning, the second one ends the test.',
    ],
    caution:
      'The weather and who you run with matter: two Yo-Yo runs of one player differed by up to 28 % (Deprez and others, 2015).',
    ground: true,
  },
  {
    test: 'vo2max',
    title: 'VO2max',
    summary: 'From a laboratory, or worked out from a field test. Worked-out values are marked as such.',
    equipment: 'A laboratory, or the result of a field test.',
    steps: [
      'Laboratory: take the value from the report.',
      'From Yo-Yo IR1: metres × 0.0084 + 36.4 (Bangsbo and others, 2008).',
    ],
    caution:
      'In 27 players of U17 the formula gave 50.8 on average, the laboratory 58.9 (Michailidis and others, 2020).',
    methods: { measured: 'Measured in a laboratory', derived: 'Worked out from a field test' },
    ground: false,
  },
];
