interface SampleValue {
  label: string;
  value: string;
  unit: string;
  /** Method and date. */
  how: string;
  confirmed: boolean;
}

/** Invented values of plausible size. */
export const sampleValues: readonly SampleValue[] = [
  { label: '10 m sprint', value: '1.86', unit: 's', how: 'Timing gates, 12 Oct 2026', confirmed: true },
  { label: 'Jump, hands on hips', value: '36.4', unit: 'cm', how: 'Jump mat, 12 Oct 2026', confirmed: true },
  { label: 'Yo-Yo IR1', value: '1,960', unit: 'm', how: 'Grass, 2 Sep 2026', confirmed: false },
  {
    label: 'This season',
    value: '1,087',
    unit: 'min',
    how: '14 matches, 3 goals, 4 assists',
    confirmed: true,
  },
];
