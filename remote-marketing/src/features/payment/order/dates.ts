import { DAY_MS, memoize, WITHDRAWAL_DAYS } from '@skora/domain';
import type { Interval } from '../../../lib/plans/plans';

const day = memoize(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

/** A day in words. @example dayWords(new Date('2026-11-03')) // '3 November 2026' */
export function dayWords(date: Date): string {
  return day().format(date);
}

/**
 * When a plan bought at a time is paid for again: the same day of the next month or year, or that month's last day.
 * @example renewalOf(new Date(2027, 0, 31), 'month') // 28 February 2027
 */
export function addInterval(bought: Date, interval: Interval): Date {
  const months = interval === 'month' ? 1 : 12;
  const lastDay = new Date(bought.getFullYear(), bought.getMonth() + months + 1, 0).getDate();
  const date = Math.min(bought.getDate(), lastDay);
  return new Date(bought.getFullYear(), bought.getMonth() + months, date);
}

/** The last day on which a plan bought at a time can be withdrawn from. */
export function withdrawalEnd(bought: Date): Date {
  return new Date(bought.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}
