import type { ClipReportReason } from '@skora/domain';
import { isFull, isProtecting, type Reporter } from './report-weight';

/**
 * What people think of a clip. `reported`: seen by everybody, somebody has to look; `held`: seen by nobody but its player
 * until somebody has looked; `removed`: somebody decided that it stays so; `cleared`: somebody looked and it is fine.
 */
export type ClipReviewState = 'reported' | 'held' | 'removed' | 'cleared';

/** One report, as whoever decides reads it. Times in milliseconds since 1970. */
export interface ClipReport {
  reason: ClipReportReason;
  message: string;
  at: number;
  /** What it counts for, from 0 to 1. */
  weight: number;
}

export interface ClipReview {
  state: ClipReviewState;
  /** Reports since the latest decision; no more than somebody can read. */
  reports: ClipReport[];
  /** The households they are from. */
  reporters: Reporter[];
  /** When somebody last decided, and the words the player got; null before. */
  decidedAt: number | null;
  decision: string | null;
}

/** So many households hide a clip for any other reason; a report that counts for less is a part of one. */
const ENOUGH = 3;
const MAX_REPORTS = 20;

/** A clip nobody has said anything about. */
export const UNREVIEWED: ClipReview = {
  state: 'cleared',
  reports: [],
  reporters: [],
  decidedAt: null,
  decision: null,
};

/** Whether others may not see the clip; also in a state that only a newer release knows. */
export function isHidden(state: ClipReviewState): boolean {
  return state !== 'reported' && state !== 'cleared';
}

/** Whether somebody still has to look. */
export function isOpen(state: ClipReviewState): boolean {
  return state === 'held' || state === 'reported';
}

/** Nobody waits for others to say the same: to protect a player ever, against hatred unless the reporter is doubted. */
function isAtOnce({ reason, weight }: ClipReport): boolean {
  return isProtecting(reason) || (reason === 'hateful' && isFull(weight));
}

/**
 * A review with one more report. A clip somebody has looked at stays visible, whatever is reported, until it changes.
 * @param changedAt when the clip was last changed
 */
export function withReport(
  review: ClipReview,
  report: ClipReport,
  key: string,
  changedAt: number,
): ClipReview {
  if (review.state === 'removed') return review;
  const { reason, weight } = report;
  const known = review.reporters.find((reporter) => reporter.key === key);
  const protects = isProtecting(reason) || known?.protects === true;
  const others = review.reporters.filter((reporter) => reporter !== known);
  const reporters = [...others, { key, weight: known?.weight ?? weight, protects }].slice(0, MAX_REPORTS);
  const total = reporters.reduce((sum, reporter) => sum + reporter.weight, 0);
  const lookedAt = review.decidedAt !== null && changedAt <= review.decidedAt;
  const hides = !lookedAt && (isAtOnce(report) || total >= ENOUGH);
  return {
    ...review,
    state: review.state === 'held' || hides ? 'held' : 'reported',
    reports: [...review.reports, report].slice(-MAX_REPORTS),
    reporters,
  };
}

/** A review once somebody has looked: what was reported is not kept. */
export function withDecision(decision: 'hide' | 'restore', reason: string, now: number): ClipReview {
  const state = decision === 'hide' ? 'removed' : 'cleared';
  return { ...UNREVIEWED, state, decidedAt: now, decision: reason };
}
