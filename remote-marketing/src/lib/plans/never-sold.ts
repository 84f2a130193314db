import { FREE_IN_EVERY_TIER } from '@skora/shared/contract';

const WORDS: Readonly<Record<(typeof FREE_IN_EVERY_TIER)[number], string>> = {
  verification: 'Coaches who confirm your numbers',
  privacy: 'Every privacy and safety setting',
  export: 'Export of everything you entered',
  deletion: 'Deletion of your account',
};

export const NEVER_SOLD: readonly string[] = FREE_IN_EVERY_TIER.map((key) => WORDS[key]);

/** Other things that no plan holds back. */
export const FREE_FOR_ALL: readonly string[] = [
  'Charts of every week you add',
  'The list of academies, which you can compare',
];
