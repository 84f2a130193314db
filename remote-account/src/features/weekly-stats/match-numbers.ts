/** One number of a match in quick mode. */
export interface MatchNumber {
  key: string;
  label: string;
  max: number;
  definition: string;
}

/** Numbers everybody has. */
export const OUTFIELD_NUMBERS: readonly MatchNumber[] = [
  { key: 'goals', label: 'Goals', max: 20, definition: 'Without penalty shoot-outs and own goals.' },
  {
    key: 'assists',
    label: 'Assists',
    max: 20,
    definition: 'The last pass or cross before a team-mate scores.',
  },
  { key: 'shots', label: 'Shots', max: 40, definition: 'All attempts, on target, off target and blocked.' },
  {
    key: 'shotsOnTarget',
    label: 'Shots on target',
    max: 40,
    definition: 'Goals and shots that would have gone in without the save. A shot against the post is none.',
  },
  { key: 'yellow', label: 'Yellow cards', max: 2, definition: 'Two yellow cards are a red one as well.' },
  { key: 'red', label: 'Red card', max: 1, definition: 'Straight or after the second yellow card.' },
];

/** Numbers of a goalkeeper, besides the cards. */
export const KEEPER_NUMBERS: readonly MatchNumber[] = [
  {
    key: 'faced',
    label: 'Shots on target faced',
    max: 60,
    definition: 'Shots that went in or that you saved. Own goals of your team do not count.',
  },
  { key: 'saves', label: 'Saves', max: 60, definition: 'Shots on target you kept out, held or not.' },
  {
    key: 'conceded',
    label: 'Goals conceded',
    max: 50,
    definition: 'Goals from shots while you were in goal, without own goals.',
  },
];

/** The numbers a match of this position has, in the order they are asked. */
export function numbersFor(position: string): readonly MatchNumber[] {
  if (position !== 'GK') return OUTFIELD_NUMBERS;
  const cards = OUTFIELD_NUMBERS.filter(({ key }) => ['goals', 'assists', 'yellow', 'red'].includes(key));
  return [...KEEPER_NUMBERS, ...cards];
}
