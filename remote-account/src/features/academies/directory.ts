import data from './academies.json';
import type { Academy } from './academy';

/** The directory as it ships. */
export const ACADEMIES = data.academies as readonly Academy[];

/** Day on which the facts were put together. */
export const COMPILED_ON = new Date(`${data.compiledOn}T00:00:00Z`);
