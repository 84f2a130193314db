import type { Price } from '../model/records';

/** The end of a period that begins then, in seconds; the last day of a shorter month stands for a missing one. */
export function periodEnd(start: number, { recurring }: Price): number {
  const from = new Date(start * 1000);
  const months = recurring.interval === 'year' ? 12 : 1;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months);
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), days));
  return Math.floor(end.getTime() / 1000);
}
