/**
 * What a field of a stored document may hold. Forms check it before they send, the Firestore rules are generated from
 * the same table. Absent is always allowed unless `required`.
 */
export type FieldBound =
  /** Text of one line, without spaces around it; `max` in characters. */
  | { kind: 'line'; max: number; required?: true }
  /** Text of several lines. */
  | { kind: 'lines'; max: number; required?: true }
  | { kind: 'email'; max: number }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'number'; min: number; max: number }
  /** A year from `min` to the present one. */
  | { kind: 'year'; min: number; required?: true }
  /** `YYYY-MM`, from 1950 to so many years from now. */
  | { kind: 'month'; yearsAhead: number; required?: true }
  /** ISO 3166-1 alpha-2, upper case. */
  | { kind: 'country' }
  | { kind: 'choice'; of: readonly string[] }
  /** Different values out of these. */
  | { kind: 'choices'; of: readonly string[]; max: number }
  /** Different codes of two letters. */
  | { kind: 'codes'; letters: 'upper' | 'lower'; max: number }
  | { kind: 'yesNo'; required: true };

/** Bounds by name of the field. */
export type FieldBounds = Readonly<Record<string, FieldBound>>;
