/** Whole years from which a player decides alone; before that a parent or guardian does. */
export const ADULT_AGE = 18;
