import type { Confirmation, ConfirmedNumber, NumberRef } from './confirmation';

function isSame(one: NumberRef, other: NumberRef): boolean {
  return (
    one.kind === other.kind &&
    one.ref === other.ref &&
    one.revision === other.revision &&
    one.key === other.key &&
    one.value === other.value
  );
}

/**
 * The newest confirmation of a number as it is now; null when nobody confirmed it, or the player hides it. A number
 * that changed since is not confirmed, and who declines a number takes back having confirmed it.
 *
 * @example findConfirmation(numbersOfMatch(row)[0], confirmations)?.coach.name
 */
export function findConfirmation(
  number: NumberRef,
  confirmations: readonly Confirmation[],
): Confirmation | null {
  const asked = new Set<string>();
  const newestFirst = confirmations.toSorted((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime());
  for (const confirmation of newestFirst) {
    if (asked.has(confirmation.coach.key)) continue;
    if (!confirmation.items.some((item) => isSame(item, number))) continue;
    asked.add(confirmation.coach.key);
    if (confirmation.decision === 'confirmed' && !confirmation.hidden) return confirmation;
  }
  return null;
}

/** Numbers of a confirmation that are still what the coach saw. @param current the player's numbers as they are now */
export function unchangedNumbers(
  { items }: Pick<Confirmation, 'items'>,
  current: readonly NumberRef[],
): ConfirmedNumber[] {
  return items.filter((item) => current.some((number) => isSame(item, number)));
}
