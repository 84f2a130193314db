import type { Confirmation, NumberRef } from '../confirmations/confirmation';
import { findConfirmation } from '../confirmations/find-confirmation';
import type { StatEntry } from '../entries/stat-entry';
import { measurerName } from '../protocols/protocol';
import { findProtocol } from '../protocols/protocols';
import { formatDay } from '../text/format-day';
import type { CvProvenance } from './cv-view';

/** Name, role and club of a coach. @example 'Jonas Beispiel, U17 coach, FC Muster' */
function coachName({ name, role, club }: Confirmation['coach']): string {
  return [name, role, club].filter(Boolean).join(', ');
}

function confirmedIn({ coach, decidedAt }: Confirmation): string {
  return `Confirmed by ${coachName(coach)}, ${formatDay(decidedAt)}`;
}

/** Who measured a result, how and when, and who stands for it. */
export function provenanceOfResult(
  entry: StatEntry,
  number: NumberRef,
  confirmations: readonly Confirmation[],
): CvProvenance {
  const method = findProtocol(entry.kind).methods?.[entry.method];
  const text = [`Measured by ${measurerName(entry.measuredBy)}`, method, formatDay(entry.measuredOn)];
  const confirmation = findConfirmation(number, confirmations);
  return {
    trust: confirmation ? 'confirmed' : 'self',
    text: text.filter(Boolean).join(' · '),
    confirmedBy: confirmation ? confirmedIn(confirmation) : '',
  };
}

/**
 * Who stands for a sum over matches.
 * @param counted the number of each match that is part of the sum
 */
export function provenanceOfSum(
  counted: readonly NumberRef[],
  confirmations: readonly Confirmation[],
): CvProvenance {
  const found = counted
    .map((number) => findConfirmation(number, confirmations))
    .filter((one) => one !== null);
  const matches = `${counted.length} ${counted.length === 1 ? 'match' : 'matches'}`;
  const text = `From ${counted.length} recorded ${counted.length === 1 ? 'match' : 'matches'}`;
  if (found.length === 0) return { trust: 'self', text, confirmedBy: '' };
  const names = [...new Set(found.map(({ coach }) => coachName(coach)))].join('; ');
  const all = found.length === counted.length;
  return {
    trust: all ? 'confirmed' : 'part',
    text,
    confirmedBy: all ? `Confirmed by ${names}` : `${found.length} of ${matches} confirmed by ${names}`,
  };
}
