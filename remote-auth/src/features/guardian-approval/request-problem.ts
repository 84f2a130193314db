import { Refusal } from '@skora/shared/api';

/** Why a guardian's link leads nowhere. `unreachable` is about us or the network: it can be tried again. */
export type RequestProblem =
  | 'missing'
  | 'malformed'
  | 'used'
  | 'expired'
  | 'replaced'
  | 'grown'
  | 'changed'
  | 'busy'
  | 'unreachable';

const types = new Map<string, RequestProblem>([
  ['link-used', 'used'],
  ['link-expired', 'expired'],
  ['link-replaced', 'replaced'],
  ['player-grown', 'grown'],
]);

export function requestProblem(error: unknown): RequestProblem {
  if (!(error instanceof Refusal)) return 'unreachable';
  const known = types.get(error.type);
  if (known) return known;
  if (error.status === 404 || error.status === 400) return 'malformed';
  if (error.status === 409) return 'changed';
  return error.status === 429 ? 'busy' : 'unreachable';
}

/** Whether another try with the same link can help. */
export function canRetry(problem: RequestProblem): boolean {
  return problem === 'busy' || problem === 'unreachable' || problem === 'changed';
}
