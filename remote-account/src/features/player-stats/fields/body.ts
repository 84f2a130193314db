import type { StatSection } from '../stat-field';

/** Size and pulse. */
export const BODY: StatSection = {
  kind: 'body',
  title: 'Body',
  protocol:
    'Measure height and weight in the morning, without shoes. None of this is ever ranked. Leave out whatever you would rather keep to yourself.',
  fields: [
    { key: 'heightCm', label: 'Height', unit: 'cm', min: 90, max: 220, typical: [130, 195] },
    { key: 'weightKg', label: 'Weight', unit: 'kg', min: 15, max: 140, typical: [28, 95] },
    {
      key: 'sittingHeightCm',
      label: 'Sitting height',
      unit: 'cm',
      min: 50,
      max: 115,
      definition:
        'From the seat to the top of the head, back straight. It helps to see growth, nothing else.',
    },
    {
      key: 'wingspanCm',
      label: 'Arm span',
      unit: 'cm',
      min: 90,
      max: 230,
      definition: 'Fingertip to fingertip with both arms out. Mostly of interest for goalkeepers.',
    },
    {
      key: 'restingHr',
      label: 'Resting pulse',
      unit: 'bpm',
      min: 30,
      max: 120,
      whole: true,
      definition: 'Lying down, right after waking up.',
    },
    { key: 'maxHr', label: 'Highest pulse', unit: 'bpm', min: 120, max: 230, whole: true },
  ],
};
