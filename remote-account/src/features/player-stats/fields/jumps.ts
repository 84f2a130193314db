import type { StatSection } from '../stat-field';

/** Countermovement jump. */
export const JUMP: StatSection = {
  kind: 'jump',
  title: 'Countermovement jump',
  protocol:
    'Best of three. Hands on the hips and arms free are different tests, and devices differ by centimetres: stay with one way.',
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
  fields: [{ key: 'cmjCm', label: 'Jump height', unit: 'cm', min: 8, max: 90, typical: [20, 50] }],
};

/** Standing long jump. */
export const LONG_JUMP: StatSection = {
  kind: 'longJump',
  title: 'Standing long jump',
  protocol: 'Both feet, from the line to the nearest heel, best of three.',
  fields: [
    { key: 'sbjCm', label: 'Distance', unit: 'cm', min: 60, max: 340, typical: [150, 260], whole: true },
  ],
};
