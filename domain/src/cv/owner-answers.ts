import type { Confirmation, ConfirmedNumber, NumberRef } from '../confirmations/confirmation';
import { findConfirmation } from '../confirmations/find-confirmation';
import { formatDay } from '../text/format-day';
import { formatNumber } from '../text/format-number';

interface Answer {
  confirmation: Confirmation;
  item: ConfirmedNumber;
  number: NumberRef;
}

/** The newest answer about a number, also about what it was before; null when it is usable or nobody answered. */
function findUnusableAnswer(number: NumberRef, confirmations: readonly Confirmation[]): Answer | null {
  if (findConfirmation(number, confirmations)) return null;
  const answers = confirmations.flatMap((confirmation): Answer[] => {
    const item = confirmation.items.find(
      ({ kind, ref, key }) => kind === number.kind && ref === number.ref && key === number.key,
    );
    return item ? [{ confirmation, item, number }] : [];
  });
  const [newest] = answers.toSorted(
    (a, b) => b.confirmation.decidedAt.getTime() - a.confirmation.decidedAt.getTime(),
  );
  return newest && !newest.confirmation.hidden ? newest : null;
}

function describe({ confirmation, item, number }: Answer): string {
  const { coach, decidedAt, decision, note } = confirmation;
  const who = `${decision === 'declined' ? 'Declined' : 'Confirmed'} by ${coach.name}, ${formatDay(decidedAt)}`;
  const saw =
    item.value !== number.value
      ? `; the coach saw ${`${formatNumber(item.value)} ${item.unit}`.trim()}`
      : item.revision !== number.revision
        ? ', before you changed the match'
        : '';
  return `${who}${saw}.${note ? ` “${note}”` : ''}`;
}

/**
 * The unusable answers of coaches: they declined a number, or confirmed a value that has changed since. For its player alone;
 * others see such a number as self-reported.
 * @param numbers those behind what is shown: one, or one of each match
 * @returns empty when there is no such answer
 */
export function ownerAnswer(numbers: readonly NumberRef[], confirmations: readonly Confirmation[]): string {
  const answers = numbers.flatMap((number) => findUnusableAnswer(number, confirmations) ?? []);
  const [newest] = answers.toSorted(
    (a, b) => b.confirmation.decidedAt.getTime() - a.confirmation.decidedAt.getTime(),
  );
  if (!newest) return '';
  const part = numbers.length > 1 ? `In ${answers.length} of ${numbers.length} matches: ` : '';
  const said = describe(newest);
  return part ? `${part}${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
}
