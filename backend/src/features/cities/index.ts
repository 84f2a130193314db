/** What other features use of this one. */
export { type City, cityNamed, meantCity } from './cities';
export { distanceKm, type Point } from './distance';
