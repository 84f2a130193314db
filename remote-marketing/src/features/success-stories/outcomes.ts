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
    name: 'Still playing and enjoying it',
    icon: 'ball',
    counts:
      'The player has finished a season and wants to play the next one. We think this is the most common success.',
  },
  {
    name: 'Personal best',
    icon: 'chart',
    counts: 'A re-test that is better by more than the error of the test, confirmed by a coach.',
  },
  {
    name: 'Back on the pitch',
    icon: 'shield',
    counts: 'A return after injury, cleared by the people who treated the player.',
  },
  {
    name: 'School and football',
    icon: 'user',
    counts: 'A degree, an apprenticeship or a scholarship. We have seen the letter.',
  },
  {
    name: 'Academy place',
    icon: 'target',
    counts: 'A signed registration, confirmed by the academy. A trial alone does not count.',
  },
  {
    name: 'First team',
    icon: 'trophy',
    counts: 'Minutes in an official senior match, with a link to the match report.',
  },
];
