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
    why: 'We know of no table for your age. We only know the error: 5.5 to 8.9\u00a0% in Category 1 academies. So 2.40 s could be anything from 2.27 to 2.53 s on another day, even with the smaller error.',
    source: 'test505',
    cited: 'Where the error comes from',
  },
  {
    value: 'sprint',
    label: '10 m sprint',
    why: 'The results of 474 male players aged 9 to 35 are published. We show none of them until one person has copied them and a second person has checked them.',
    source: 'sprintAge',
    cited: 'The published results',
  },
  {
    value: 'jump',
    label: 'Jump',
    why: 'There is a table of 1,845 English children aged 10 to 15. It is for one jump mat only, other devices show other heights, and we have not checked it yet.',
    source: 'jumpEngland',
    cited: 'The published table',
  },
];
