import type { IconName } from '@skora/shared/ui';

interface Outcome {
  name: string;
  icon: IconName;
  /** When a story counts as this outcome. */
  counts: string;
}

/** What we will call a success, rarest last. */
export const OUTCOMES: readonly Outcome[] = [
  {
    name: 'Still playing, still glad',
    icon: 'ball',
    counts: 'A season finished and the next one wanted. The most common success there is.',
  },
  {
    name: 'Personal best',
    icon: 'chart',
    counts: 'A re-test whose change is larger than the error of the test, confirmed by a coach.',
  },
  {
    name: 'Back on the pitch',
    icon: 'shield',
    counts: 'A return after injury, cleared by the people who treated it.',
  },
  {
    name: 'School and football',
    icon: 'user',
    counts: 'A degree, an apprenticeship or a scholarship, with the letter seen by us.',
  },
  {
    name: 'Academy place',
    icon: 'target',
    counts: 'A signed registration, confirmed by the academy. A trial is not an outcome.',
  },
  {
    name: 'First team',
    icon: 'trophy',
    counts: 'Minutes in an official senior match, with a link to the match report.',
  },
];
