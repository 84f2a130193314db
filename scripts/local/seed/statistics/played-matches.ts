import type { DemoMatch } from './demo-record';

/** Clubs nobody has founded. */
const OPPONENTS = [
  'Northfield Rovers',
  'FC Beispiel',
  'Lakeside Nomads',
  'Vila Inventada',
  'Hilltop Wanderers',
];
const SCORES = [
  [2, 1],
  [0, 0],
  [3, 2],
  [1, 2],
  [1, 0],
] as const;
/** How hard they felt: a lost match and one in the rain take more. */
const EFFORTS = [7, 8, 9, 9, 6] as const;
const SATURDAY = 6;

/**
 * One match in each of these weeks.
 * @param numbers the player's numbers in a match, by its place in the list and the goals of the opponent
 */
export function playedMatches(
  position: string,
  weeksAgo: readonly number[],
  numbers: (index: number, conceded: number) => Pick<DemoMatch, 'numbers' | 'running'>,
): DemoMatch[] {
  return weeksAgo.map((ago, index) => {
    const [goalsFor, goalsAgainst] = SCORES[index % SCORES.length] ?? SCORES[0];
    const own = numbers(index, goalsAgainst);
    // Whoever scores in a draw without goals has not understood the game.
    const goals = Math.min(own.numbers.goals ?? 0, goalsFor);
    return {
      weeksAgo: ago,
      day: SATURDAY,
      competition: index % 4 === 3 ? 'cup' : 'league',
      opponent: OPPONENTS[index % OPPONENTS.length] ?? '',
      venue: index % 2 === 0 ? 'home' : 'away',
      goalsFor,
      goalsAgainst,
      position,
      role: index === 2 && position !== 'GK' ? 'sub' : 'started',
      minutes: index === 2 && position !== 'GK' ? 35 : 90,
      // The oldest was entered before anybody asked for an effort.
      ...(index < weeksAgo.length - 1 && { rpe: EFFORTS[index % EFFORTS.length] ?? 7 }),
      ...own,
      numbers: own.numbers.goals === undefined ? own.numbers : { ...own.numbers, goals },
    };
  });
}
