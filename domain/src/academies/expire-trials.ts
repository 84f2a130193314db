import type { AcademyRow } from './academy';

/** What is still true of trials on a day: after the last day they were stated for, nothing is. @param today ISO date */
export function expireTrials<Row extends Pick<AcademyRow, 'trials' | 'trialFee' | 'trialsUntil'>>(
  row: Row,
  today: string,
): Row {
  if (row.trialsUntil === null || row.trialsUntil >= today) return row;
  return { ...row, trials: null, trialFee: null, trialsUntil: null };
}
