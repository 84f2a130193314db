import { FREE_IN_EVERY_TIER } from '@skora/shared/contract';

const WORDS: Readonly<Record<(typeof FREE_IN_EVERY_TIER)[number], string>> = {
  verification: 'Confirmation of your values by a coach',
  privacy: 'Every privacy and safety setting',
  export: 'Export of everything you entered',
  deletion: 'Deletion of your account',
};

export const NEVER_SOLD: readonly string[] = FREE_IN_EVERY_TIER.map((key) => WORDS[key]);

/** Other things that no plan holds back. */
export const FREE_FOR_ALL: readonly string[] = [
  'Charts over every week you record',
  'Academies directory and comparison',
];
