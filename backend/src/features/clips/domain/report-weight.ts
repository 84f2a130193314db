import type { ClipReportReason } from '@skora/domain';

/** How a report ended once somebody had looked at the clip. */
export type ReportOutcome = 'upheld' | 'refused';

/** One household among those who reported a clip. */
export interface Reporter {
  /** Tells households apart and reveals no address; removed with the decision. */
  key: string;
  /** What its report counts for. */
  weight: number;
  /** It reported for a player's sake: a refusal is not held against it. */
  protects: boolean;
}

/** Somebody may be in danger, or should not be seen: these hide a clip at once, whoever reports. */
const PROTECTING: ReadonlySet<ClipReportReason> = new Set(['danger', 'minor', 'consent', 'harmful']);
const FULL = 1;
const LIGHT = 0.25;
const REMEMBERED = 3;
const ENOUGH_REFUSED = 2;

export function isProtecting(reason: ClipReportReason): boolean {
  return PROTECTING.has(reason);
}

/** Whether a report counts in full. */
export function isFull(weight: number): boolean {
  return weight >= FULL;
}

/**
 * What a report of a household counts for: little while its latest reports were all refused, or while another of its reports
 * about the same player waits.
 */
export function weighReport(outcomes: readonly ReportOutcome[], hasReportedPlayer: boolean): number {
  const doubted = outcomes.length >= ENOUGH_REFUSED && outcomes.every((outcome) => outcome === 'refused');
  return doubted || hasReportedPlayer ? LIGHT : FULL;
}

/** The outcomes that are remembered of a household, newest last. */
export function withOutcome(outcomes: readonly ReportOutcome[], outcome: ReportOutcome): ReportOutcome[] {
  return [...outcomes, outcome].slice(-REMEMBERED);
}
