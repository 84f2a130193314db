import type { ClipReportReason } from '@skora/domain';

/** How a report ended once somebody had looked at the clip. */
export type ReportOutcome = 'upheld' | 'refused';

/** One household among those who reported a clip. */
export interface Reporter {
  /** Tells households apart and reveals no address; removed with the decision. */
  key: string;
  /** What the weightiest of its reports counts for. */
  weight: number;
  /** It reported for a player's sake: a refusal is not held against it. */
  protects: boolean;
}

/** Somebody may be in danger, or should not be seen: these hide a clip at once, whoever reports. */
const PROTECTING: ReadonlySet<ClipReportReason> = new Set(['danger', 'minor', 'consent', 'harmful']);

/** So much hides a clip, together. */
export const HIDING_WEIGHT = 3;
const FULL = 1;
const LIGHT = 0.25;
/** Two households say so. */
const HATEFUL = HIDING_WEIGHT / 2;

const REMEMBERED = 3;
const ENOUGH_REFUSED = 2;

export function isProtecting(reason: ClipReportReason): boolean {
  return PROTECTING.has(reason);
}

/**
 * What a report of a household counts for: little while its latest reports were all refused, or while another of its reports
 * about the same player waits. Of hatred two households convince, or one whose latest report was right.
 * @param outcomes of its latest reports, newest last
 */
export function weighReport(
  reason: ClipReportReason,
  outcomes: readonly ReportOutcome[],
  hasReportedPlayer: boolean,
): number {
  const doubted = outcomes.length >= ENOUGH_REFUSED && outcomes.every((outcome) => outcome === 'refused');
  if (doubted || hasReportedPlayer) return LIGHT;
  if (reason !== 'hateful') return FULL;
  return outcomes.at(-1) === 'upheld' ? HIDING_WEIGHT : HATEFUL;
}

/** The outcomes that are remembered of a household, newest last. */
export function withOutcome(outcomes: readonly ReportOutcome[], outcome: ReportOutcome): ReportOutcome[] {
  return [...outcomes, outcome].slice(-REMEMBERED);
}
