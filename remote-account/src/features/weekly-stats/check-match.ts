import { parseDecimal } from '@skora/shared/ui/forms';
import { parsePosition } from '../positions/position';
import type { MatchForm } from './match-form';
import { numbersFor } from './match-numbers';
import { MATCH_MINUTES } from './match-row';

/** A problem and the field it belongs to. */
export interface MatchProblem {
  key: string;
  message: string;
}

interface CheckedMatch {
  problems: MatchProblem[];
  /** Fields to store, without the Monday of the week. */
  fields: Record<string, unknown>;
}

const OPPONENT_LENGTH = 60;
const TEAM_GOALS = 50;

type Numbers = Readonly<Record<string, number>>;

/** Checks between the numbers of a match: what cannot be, and the field to correct. */
const CROSS_CHECKS: readonly (readonly [
  key: string,
  wrong: (n: Numbers, team: { for: number; against: number }) => boolean,
  message: string,
])[] = [
  [
    'shotsOnTarget',
    (n) => n.shotsOnTarget !== undefined && n.shots !== undefined && n.shotsOnTarget > n.shots,
    'Shots on target cannot be more than shots.',
  ],
  [
    'goals',
    (n) => n.goals !== undefined && n.shotsOnTarget !== undefined && n.goals > n.shotsOnTarget,
    'Goals cannot be more than shots on target.',
  ],
  ['goals', (n, team) => (n.goals ?? 0) > team.for, 'You cannot score more than your team did.'],
  ['red', (n) => n.yellow === 2 && n.red !== 1, 'Two yellow cards make a red one: enter 1.'],
  [
    'conceded',
    (n, team) => (n.conceded ?? 0) > team.against,
    'You cannot concede more than the opponent scored.',
  ],
  [
    'saves',
    (n) => n.faced !== undefined && (n.saves ?? 0) + (n.conceded ?? 0) > n.faced,
    'Saves and goals conceded together cannot be more than the shots on target you faced.',
  ],
];

function whole(text: string, label: string, min: number, max: number): number | string {
  const value = parseDecimal(text);
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  return isWhole ? value : `${label}: a whole number from ${min} to ${max}.`;
}

function opponentProblem(opponent: string): string | null {
  if (opponent === '') return 'Enter the opponent.';
  return opponent.length > OPPONENT_LENGTH ? `Keep the opponent to ${OPPONENT_LENGTH} characters.` : null;
}

/** Checks a match against the bounds and cross-checks that the rules repeat. */
export function checkMatch(form: MatchForm): CheckedMatch {
  const found = new Map<string, string>();
  const number = (key: string, text: string, label: string, min: number, max: number): number => {
    const result = whole(text, label, min, max);
    if (typeof result === 'number') return result;
    found.set(key, result);
    return Number.NaN;
  };
  const position = parsePosition(form.position);
  if (!position) found.set('position', 'Choose the position you played.');
  const opponent = form.opponent.trim();
  const noOpponent = opponentProblem(opponent);
  if (noOpponent) found.set('opponent', noOpponent);
  const goalsFor = number('goalsFor', form.goalsFor, 'Goals of your team', 0, TEAM_GOALS);
  const goalsAgainst = number('goalsAgainst', form.goalsAgainst, 'Goals of the opponent', 0, TEAM_GOALS);
  const played = form.role !== 'unused';
  const minutes = played ? number('minutes', form.minutes, 'Minutes', 1, MATCH_MINUTES) : 0;
  const numbers: Record<string, number> = {};
  for (const { key, label, max } of played ? numbersFor(form.position) : []) {
    const text = form.numbers[key] ?? '';
    if (text.trim() !== '') numbers[key] = number(key, text, label, 0, max);
  }
  for (const [key, wrong, message] of CROSS_CHECKS) {
    if (!found.has(key) && wrong(numbers, { for: goalsFor, against: goalsAgainst })) found.set(key, message);
  }
  return {
    problems: [...found].map(([key, message]) => ({ key, message })),
    fields: {
      day: Number(form.day),
      competition: form.competition,
      opponent,
      venue: form.venue,
      goalsFor,
      goalsAgainst,
      format: Number(form.format),
      position,
      role: form.role,
      minutes,
      numbers,
    },
  };
}
