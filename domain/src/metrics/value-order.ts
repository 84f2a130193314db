/** Two values of one test of which the second must be the greater, and the sentence for when it is not. */
interface ValueOrder {
  test: 'body' | 'sprint';
  less: string;
  more: string;
  message: string;
}

const split = (less: number, more: number): ValueOrder => ({
  test: 'sprint',
  less: `sprint${less}`,
  more: `sprint${more}`,
  message: `The ${more} m time must be longer than the ${less} m time.`,
});

/** Values that must increase. The database rules are generated from it. */
export const VALUE_ORDERS: readonly ValueOrder[] = [
  split(5, 10),
  split(5, 20),
  split(5, 30),
  split(10, 20),
  split(10, 30),
  split(20, 30),
  {
    test: 'body',
    less: 'sittingHeightCm',
    more: 'heightCm',
    message: 'Your height must be greater than your sitting height.',
  },
  {
    test: 'body',
    less: 'restingHr',
    more: 'maxHr',
    message: 'The highest pulse must be above the resting pulse.',
  },
];

/** Shuttles in each level of the 20 m shuttle run, level 1 first. */
export const SHUTTLES_PER_LEVEL: readonly number[] = [
  7, 8, 8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 13, 14, 14, 15, 15, 16, 16,
];
