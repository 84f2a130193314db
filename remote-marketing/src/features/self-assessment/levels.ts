/** One step of the scale on which players rate themselves. */
export interface Level {
  value: 1 | 2 | 3 | 4 | 5;
  name: string;
}

/** The scale, each step with words so that two people mean the same by it. */
export const LEVELS: readonly Level[] = [
  { value: 1, name: 'Learning it' },
  { value: 2, name: 'Works now and then' },
  { value: 3, name: 'Reliable without pressure' },
  { value: 4, name: 'Reliable in matches' },
  { value: 5, name: 'Decides matches at my level' },
];

export const TOP_LEVEL = 5;
