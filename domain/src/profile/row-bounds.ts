import type { FieldBounds } from './field-bound';

/** The collections of rows below a profile. */
export type RowCollection = 'career' | 'education' | 'honours' | 'references';

interface RowBounds {
  /** Rows are stored under the ids 1 to this, which bounds how many there can be. */
  places: number;
  fields: FieldBounds;
}

const line = (max: number) => ({ kind: 'line', max }) as const;
const required = (max: number) => ({ kind: 'line', max, required: true }) as const;
const country = { kind: 'country' } as const;

/** What each field of a stored row may hold; `firestore.rules` refuses everything else. */
export const ROW_BOUNDS = {
  career: {
    places: 20,
    fields: {
      club: required(80),
      team: line(40),
      country,
      level: line(60),
      from: { kind: 'month', yearsAhead: 0, required: true },
      to: { kind: 'month', yearsAhead: 0 },
      appearances: { kind: 'whole', min: 0, max: 999 },
      goals: { kind: 'whole', min: 0, max: 999 },
      note: { kind: 'lines', max: 300 },
    },
  },
  education: {
    places: 10,
    fields: {
      school: required(100),
      qualification: line(100),
      country,
      from: { kind: 'month', yearsAhead: 0, required: true },
      to: { kind: 'month', yearsAhead: 8 },
    },
  },
  honours: {
    places: 20,
    fields: {
      title: required(100),
      awardedBy: line(80),
      year: { kind: 'year', min: 1950, required: true },
      note: { kind: 'lines', max: 300 },
    },
  },
  references: {
    places: 5,
    fields: {
      name: required(80),
      role: required(80),
      club: line(80),
      statement: { kind: 'lines', max: 600, required: true },
      contactConsent: { kind: 'yesNo', required: true },
      contact: { kind: 'email', max: 254 },
    },
  },
} as const satisfies Record<RowCollection, RowBounds>;

/** Where a row ends before it began, both as `YYYY-MM`. */
export function endsTooEarly({ from, to }: { from: string; to: string }): boolean {
  return to !== '' && from !== '' && to < from;
}
