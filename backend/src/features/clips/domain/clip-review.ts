import type { ClipReportReason } from '@skora/domain';
import { HIDING_WEIGHT, isProtecting, type Reporter } from './report-weight';

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
  /** What it counts for; {@link HIDING_WEIGHT} hides. */
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

/** Whether somebody reported the clip and nobody has decided yet: that stays so when the player deletes the clip. */
export function isUnanswered({ state, reports }: Pick<ClipReview, 'state' | 'reports'>): boolean {
  return isOpen(state) && reports.length > 0;
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
  const weightiest = Math.max(weight, known?.weight ?? 0);
  const reporters = [...others, { key, weight: weightiest, protects }].slice(0, MAX_REPORTS);
  const total = reporters.reduce((sum, reporter) => sum + reporter.weight, 0);
  const lookedAt = review.decidedAt !== null && changedAt <= review.decidedAt;
  // Whoever should not be seen does not wait for others to say the same.
  const hides = !lookedAt && (isProtecting(reason) || total >= HIDING_WEIGHT);
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
