import { Refusal } from '@skora/shared/api';

export type LinkProblem = 'unknown' | 'used' | 'expired' | 'withdrawn' | 'unreachable';

const GONE: Readonly<Record<string, LinkProblem>> = {
  'link-used': 'used',
  'link-expired': 'expired',
  'request-withdrawn': 'withdrawn',
};

/** Whether the link has ended meanwhile. */
export function isLinkOver(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 404 || error.status === 410);
}

export function linkProblem(error: unknown): LinkProblem {
  if (!(error instanceof Refusal)) return 'unreachable';
  if (error.status === 404) return 'unknown';
  return error.status === 410 ? (GONE[error.type] ?? 'used') : 'unreachable';
}
