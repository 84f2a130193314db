import { POSITION_NAMES } from '../positions/position';
import { formatDay } from '../text/format-day';
import { formatNumber } from '../text/format-number';
import type { CvNumber, CvView } from './cv-view';

/** What a CV without a name is called by. */
export const NAMELESS = 'A football player';

/** Heading of a CV. */
export function cvTitle({ header }: Pick<CvView, 'header'>): string {
  return header.name || NAMELESS;
}

/** Position, age group and club in one line. @example 'Right winger · U17 · FC Muster' */
export function cvSummary({ header }: Pick<CvView, 'header'>): string {
  const { position, ageGroup, club } = header;
  return [position ? POSITION_NAMES[position] : '', ageGroup, club].filter(Boolean).join(' · ');
}

/** A number with its unit. @example '1,520 m' */
export function numberText({ value, unit }: Pick<CvNumber, 'value' | 'unit'>): string {
  return `${formatNumber(value)} ${unit}`.trim();
}

/** How much of it is confirmed, in one sentence. */
export function verificationSentence({ verification }: Pick<CvView, 'verification'>): string {
  const { numbers, confirmed, inPart, coaches } = verification;
  if (numbers === 0) return 'No numbers yet.';
  if (confirmed + inPart === 0) return 'All numbers are self-reported.';
  const counts =
    confirmed === 0
      ? `${inPart} of ${numbers} numbers confirmed in part`
      : `${confirmed} of ${numbers} numbers confirmed${inPart > 0 ? `, ${inPart} more in part,` : ''}`;
  const [first] = coaches;
  const by = first ? ` by ${[first.name, first.club].filter(Boolean).join(', ')}` : '';
  const others = coaches.length > 1 ? ` and ${coaches.length - 1} more` : '';
  const rest = confirmed + inPart < numbers ? '; the others are self-reported.' : '.';
  return `${counts}${by}${others}${rest}`;
}

/** When it was changed last. @example 'Updated 3 days ago, 18 Nov 2026' */
export function updatedSentence({ updated }: Pick<CvView, 'updated'>): string {
  if (!updated) return 'Nothing saved yet.';
  const { days, on } = updated;
  const ago = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  return `Updated ${ago}, ${formatDay(new Date(on))}`;
}
