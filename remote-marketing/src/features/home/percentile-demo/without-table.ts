import type { SourceKey } from '@skora/domain';

/** A test the demonstration cannot place, and why. */
export interface WithoutTable {
  value: string;
  label: string;
  why: string;
  source: SourceKey;
  /** Words that lead to the source. */
  cited: string;
}

/** Tests without a table that we trust. */
export const WITHOUT_TABLE: readonly WithoutTable[] = [
  {
    value: 'turn',
    label: '505 turn',
    why: 'We know of no table for your age. What is known is the error: 5.5 to 8.9% in Category 1 academies. So 2.40 s may be anything from 2.27 to 2.53 s on another day, at the kinder end.',
    source: 'test505',
    cited: 'Where the error comes from',
  },
  {
    value: 'sprint',
    label: '10 m sprint',
    why: 'Values of 474 male players from 9 to 35 years are published. We show none before somebody has copied them and a second person has checked them.',
    source: 'sprintAge',
    cited: 'The published values',
  },
  {
    value: 'jump',
    label: 'Jump',
    why: 'There is a table of 1,845 English children from 10 to 15. It holds for one jump mat, other devices give other heights, and we have not checked it yet.',
    source: 'jumpEngland',
    cited: 'The published table',
  },
];
