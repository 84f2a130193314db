import { findConfirmation, type Confirmation, type NumberRef } from '@skora/domain';

/** Says who confirmed the numbers of a test or match. @example 'Confirmed by Rui Inventado' */
export function describeTrust(numbers: readonly NumberRef[], confirmations: readonly Confirmation[]): string {
  const found = numbers
    .map((number) => findConfirmation(number, confirmations))
    .filter((one) => one !== null);
  if (found.length === 0) return 'Self-reported';
  const names = [...new Set(found.map(({ coach }) => coach.name))].join(', ');
  return found.length === numbers.length
    ? `Confirmed by ${names}`
    : `${found.length} of ${numbers.length} confirmed by ${names}`;
}
