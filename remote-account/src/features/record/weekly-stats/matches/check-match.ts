import { parseDecimal } from '@skora/shared/ui/forms';
import {
  DEVICES,
  MATCH_BOUNDS,
  MATCH_MINUTES,
  type MatchNumber,
  NUMBER_RELATIONS,
  numbersFor,
  parsePosition,
} from '@skora/domain';
import type { MatchForm } from './match-form';
import type { CheckedForm, FieldProblem } from '../../../../lib/document-form/document-codec';

type Numbers = Readonly<Record<string, number>>;

function bounded(text: string, label: string, min: number, max: number, decimals = 0): number | string {
  const value = parseDecimal(text);
  const fits = typeof value === 'number' && value >= min && value <= max;
  if (fits && (decimals > 0 || Number.isInteger(value))) return value;
  return `${label}: a ${decimals > 0 ? '' : 'whole '}number from ${min} to ${max}.`;
}

function opponentProblem(opponent: string): string | null {
  if (opponent === '') return 'Enter the opponent.';
  return opponent.length > MATCH_BOUNDS.opponentLength
    ? `Use at most ${MATCH_BOUNDS.opponentLength} characters for the opponent.`
    : null;
}

/** Numbers that cannot be true together, each at the field to correct. @param numbers with the scores of the row */
function relationProblems(numbers: Numbers): FieldProblem[] {
  const problems = NUMBER_RELATIONS.filter(({ parts, whole }) => {
    const limit = numbers[whole];
    return limit !== undefined && parts.reduce((sum, part) => sum + (numbers[part] ?? 0), 0) > limit;
  }).map(({ at, parts, message }) => ({
    key: numbers[at] === undefined ? (parts.find((part) => numbers[part] !== undefined) ?? at) : at,
    message,
  }));
  const { yellow, red } = numbers;
  return yellow === 2 && red !== 1
    ? [...problems, { key: 'red', message: 'Two yellow cards also count as one red card: enter 1.' }]
    : problems;
}

function split(numbers: Numbers, asked: readonly MatchNumber[], device: boolean): Numbers {
  const keys = asked.filter((number) => (number.device ?? false) === device).map(({ key }) => key);
  return Object.fromEntries(Object.entries(numbers).filter(([key]) => keys.includes(key)));
}

/** Checks a match against the bounds and cross-checks that the rules repeat. The Monday of the week is no part of it. */
export function checkMatch(form: MatchForm): CheckedForm {
  const found = new Map<string, string>();
  const number = (key: string, text: string, label: string, min: number, max: number, decimals = 0) => {
    const result = bounded(text, label, min, max, decimals);
    if (typeof result === 'number') return result;
    found.set(key, result);
    return Number.NaN;
  };
  const position = parsePosition(form.position);
  if (!position) found.set('position', 'Choose the position you played.');
  const opponent = form.opponent.trim();
  const noOpponent = opponentProblem(opponent);
  if (noOpponent) found.set('opponent', noOpponent);
  const goalsFor = number('goalsFor', form.goalsFor, 'Goals of your team', 0, MATCH_BOUNDS.teamGoals);
  const goalsAgainst = number(
    'goalsAgainst',
    form.goalsAgainst,
    'Goals of the opponent',
    0,
    MATCH_BOUNDS.teamGoals,
  );
  const played = form.role !== 'unused';
  const minutes = played ? number('minutes', form.minutes, 'Minutes', 1, MATCH_MINUTES) : 0;
  const asked = played ? numbersFor(form.position) : [];
  const numbers: Record<string, number> = {};
  for (const { key, label, min = 0, max, decimals } of asked) {
    const text = form.numbers[key] ?? '';
    if (text.trim() !== '') numbers[key] = number(key, text, label, min, max, decimals);
  }
  const running = split(numbers, asked, true);
  const measured = Object.keys(running).length > 0;
  if (measured && !(form.device in DEVICES)) found.set('device', 'Choose what counted the running.');
  for (const { key, message } of relationProblems({ ...numbers, goalsFor, goalsAgainst })) {
    if (!found.has(key)) found.set(key, message);
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
      ...(played && form.rpe !== '' && { rpe: Number(form.rpe) }),
      numbers: split(numbers, asked, false),
      ...(measured && { running, device: form.device }),
    },
  };
}
