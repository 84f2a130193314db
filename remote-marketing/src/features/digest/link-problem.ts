import { Refusal } from '@skora/shared/api';

/** Why a link out of a mail does not work; `unreachable` is about us or the network. */
export type LinkProblem = 'unknown' | 'used' | 'expired' | 'unreachable';

/** Reads why a request by a link failed. */
export function linkProblem(error: unknown): LinkProblem {
  if (!(error instanceof Refusal)) return 'unreachable';
  if (error.type === 'link-used') return 'used';
  if (error.type === 'link-expired') return 'expired';
  return error.status === 404 ? 'unknown' : 'unreachable';
}
