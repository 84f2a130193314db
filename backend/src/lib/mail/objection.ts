import type { Operator } from '@skora/shared/utils/operator';

/** How to object to a decision of ours, for the end of the mail that tells it. */
export function objectionNote({ answerTime }: Pick<Operator, 'answerTime'>): string {
  const promise = answerTime === undefined ? '' : ` A person reads it and answers within ${answerTime}.`;
  return `If you think this is wrong, tell us why within six months.${promise}`;
}
