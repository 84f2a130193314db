import type { Problems } from '@skora/kit';
import type { AskedNumber } from './decision-api';

/** The answer of a coach while it is given. */
export interface DecisionState {
  /** By place in the list. */
  answers: Readonly<Record<number, 'right' | 'wrong'>>;
  note: string;
  vouches: boolean;
}

export const NO_DECISION: DecisionState = { answers: {}, note: '', vouches: false };
export const LONGEST_NOTE = 500;

/** What is missing or wrong, by its field. */
export function checkDecision(
  { answers, note, vouches }: DecisionState,
  numbers: readonly AskedNumber[],
): Problems<string> {
  const open = numbers.flatMap(({ changed, label }, place) =>
    changed || answers[place] !== undefined
      ? []
      : [[`number-${place}`, `Choose “Right” or “Not right” for ${label}.`] as const],
  );
  const over = note.trim().length - LONGEST_NOTE;
  return {
    ...Object.fromEntries(open),
    note: over > 0 ? `Shorten the note by ${over} ${over === 1 ? 'character' : 'characters'}.` : null,
    vouches: vouches ? null : 'Please confirm that you are this coach.',
  };
}

/** The answer as it is sent; what changed meanwhile is left out. */
export function readDecision({ answers, note }: DecisionState, numbers: readonly AskedNumber[]) {
  const places = (answer: 'right' | 'wrong') =>
    numbers.flatMap(({ changed }, place) => (!changed && answers[place] === answer ? [place] : []));
  return { confirmed: places('right'), declined: places('wrong'), note: note.trim() };
}
