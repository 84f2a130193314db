import type { Font } from 'fontkit';

/** One look of a typeface; letters outside the basic alphabet come from further files. */
export type Face = readonly Font[];
