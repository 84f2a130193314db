import type { Confirmation, NumberRef } from '../confirmations/confirmation';
import { findConfirmation } from '../confirmations/find-confirmation';
import type { StatEntry } from '../entries/stat-entry';
import { measurerName } from '../protocols/protocol';
import { findProtocol } from '../protocols/protocols';
import { formatDay } from '../text/format-day';
import type { CvProvenance } from './cv-view';
import { ownerAnswer } from './owner-answers';

/** Name, role and club of a coach. @example 'Jonas Beispiel, U17 coach, FC Muster' */
function coachName({ name, role, club }: Confirmation['coach']): string {
  return [name, role, club].filter(Boolean).join(', ');
}

function confirmedIn({ coach, decidedAt }: Confirmation): string {
  return `Confirmed by ${coachName(coach)}, ${formatDay(decidedAt)}`;
}

/** Answers that do not count are for the player alone. */
function answerFor(
  numbers: readonly NumberRef[],
  confirmations: readonly Confirmation[],
  isOwner: boolean,
): Pick<CvProvenance, 'answer'> {
  const answer = isOwner ? ownerAnswer(numbers, confirmations) : '';
  return answer ? { answer } : {};
}

/** Who measured a result, how and when, and who stands for it. @param isOwner whether its player looks at it */
export function provenanceOfResult(
  entry: StatEntry,
  number: NumberRef,
  confirmations: readonly Confirmation[],
  isOwner: boolean,
): CvProvenance {
  const method = findProtocol(entry.kind).methods?.[entry.method];
  const text = [`Measured by ${measurerName(entry.measuredBy)}`, method, formatDay(entry.measuredOn)];
  const confirmation = findConfirmation(number, confirmations);
  return {
    trust: confirmation ? 'confirmed' : 'self',
    text: text.filter(Boolean).join(' · '),
    confirmedBy: confirmation ? confirmedIn(confirmation) : '',
    ...answerFor([number], confirmations, isOwner),
  };
}

/**
 * Who stands for a sum over matches.
 * @param counted the number of each match that is part of the sum
 * @param isOwner whether its player looks at it
 */
export function provenanceOfSum(
  counted: readonly NumberRef[],
  confirmations: readonly Confirmation[],
  isOwner: boolean,
): CvProvenance {
  const answer = answerFor(counted, confirmations, isOwner);
  const found = counted
    .map((number) => findConfirmation(number, confirmations))
    .filter((one) => one !== null);
  const matches = `${counted.length} ${counted.length === 1 ? 'match' : 'matches'}`;
  const text = `From ${counted.length} recorded ${counted.length === 1 ? 'match' : 'matches'}`;
  if (found.length === 0) return { trust: 'self', text, confirmedBy: '', ...answer };
  const names = [...new Set(found.map(({ coach }) => coachName(coach)))].join('; ');
  const all = found.length === counted.length;
  return {
    trust: all ? 'confirmed' : 'part',
    text,
    confirmedBy: all ? `Confirmed by ${names}` : `${found.length} of ${matches} confirmed by ${names}`,
    ...answer,
  };
}
