/** What is never sold, in words: everybody has it in full, with and without a plan. Keys are the contract's. */
export const NEVER_SOLD_WORDS = {
  verification: 'Coaches who confirm your numbers',
  privacy: 'Every privacy and safety setting',
  export: 'Export of everything you entered',
  deletion: 'Deletion of your account',
} as const;

/** Other things that no plan holds back. */
export const FREE_FOR_ALL: readonly string[] = [
  'Your CV, your stats and every week you add, with charts',
  'The whole program path and its week plan to read',
  'The list of academies, which you can compare',
  'The showcase schedule to read',
];
