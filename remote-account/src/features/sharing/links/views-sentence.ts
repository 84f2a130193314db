import { DAY_MS } from '@skora/domain';
import type { ShareLink } from './links-api';

const DAYS = 7;

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** How often a link was opened: a count, no interest of anybody. @example 'Opened 5 times, twice …' */
export function viewsSentence(views: ShareLink['views'], now = Date.now()): string {
  const total = views.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'Not opened yet. Your own visits are not counted.';
  const since = new Date(now - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const recent = views.filter(({ day }) => day >= since).reduce((sum, { count }) => sum + count, 0);
  const week = recent === 0 ? 'not in the last week' : `${times(recent)} in the last week`;
  return `Opened ${times(total)}, ${week}. Reloads count, your own visits do not. We do not keep who it was.`;
}
