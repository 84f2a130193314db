/**
 * What a source is, in a reader's words. Primary: the people who measured, decided or do it say it themselves.
 * Secondary: somebody reports it, or gives advice without a study.
 */
export const SOURCE_FORMS = {
  study: { kind: 'primary', words: 'Study' },
  review: { kind: 'primary', words: 'Review of studies' },
  commentary: { kind: 'primary', words: 'Commentary by researchers' },
  statement: { kind: 'primary', words: 'Statement by experts' },
  guidance: { kind: 'primary', words: 'Official guidance' },
  definitions: { kind: 'primary', words: 'The publisher’s own definitions' },
  ownPage: { kind: 'primary', words: 'The organisation’s own page' },
  rulesExplained: { kind: 'secondary', words: 'Explanation of rules (secondary)' },
  report: { kind: 'secondary', words: 'Report by a company (secondary)' },
  advice: { kind: 'secondary', words: 'Advice without a study (secondary)' },
} as const satisfies Record<string, { kind: 'primary' | 'secondary'; words: string }>;

/** Something a page or a table cites. */
export interface Source {
  form: keyof typeof SOURCE_FORMS;
  /** Authors with their journal, or the publisher. */
  by: string;
  /** Null where we do not know it. */
  year: number | null;
  title: string;
  /** A DOI where there is one: it outlives the address of a page. */
  href: string;
  /** What a secondary source reports on, where that is known. */
  original?: string;
}
