import { Refusal } from '@skora/shared/api';

/**
 * Why a mail's link does not work. `dead`: used, expired, replaced or invented. Which of these it was is told to
 * nobody, so that trying codes out teaches nothing.
 */
export type LinkProblem = 'missing' | 'malformed' | 'dead' | 'unreachable';

/** Reads the refusal of a code. Whatever is not about the code counts as no answer, and can be tried again. */
export function linkProblem(error: unknown): LinkProblem {
  return error instanceof Refusal && error.status === 404 ? 'dead' : 'unreachable';
}
