import type { AskedNumber } from './api/look-at-request';

/** The answer of a coach while it is given. */
export interface DecisionState {
  /** By place in the list. */
  answers: Readonly<Record<number, 'right' | 'wrong'>>;
  note: string;
  vouches: boolean;
}

export const NO_DECISION: DecisionState = { answers: {}, note: '', vouches: false };
export const LONGEST_NOTE = 500;

/** Ids of the fields. */
export const DECISION_FIELDS = {
  number: (place: number) => `number-${place}`,
  note: 'coach-note',
  vouches: 'coach-vouches',
} as const;

/** What is missing or wrong, at its field. */
export function checkDecision({ answers, note, vouches }: DecisionState, numbers: readonly AskedNumber[]) {
  const open = numbers.flatMap(({ changed, label }, place) =>
    changed || answers[place] !== undefined
      ? []
      : [{ fieldId: DECISION_FIELDS.number(place), message: `Say whether ${label} is right.` }],
  );
  const over = note.trim().length - LONGEST_NOTE;
  return [
    ...open,
    ...(over > 0
      ? [
          {
            fieldId: DECISION_FIELDS.note,
            message: `Shorten the note by ${over} ${over === 1 ? 'character' : 'characters'}.`,
          },
        ]
      : []),
    ...(vouches
      ? []
      : [{ fieldId: DECISION_FIELDS.vouches, message: 'Tick this: without it the answer means nothing.' }]),
  ];
}

/** The answer as it is sent; what changed meanwhile is left out. */
export function decisionOf({ answers, note }: DecisionState, numbers: readonly AskedNumber[]) {
  const places = (answer: 'right' | 'wrong') =>
    numbers.flatMap(({ changed }, place) => (!changed && answers[place] === answer ? [place] : []));
  return { confirmed: places('right'), declined: places('wrong'), note: note.trim() };
}
