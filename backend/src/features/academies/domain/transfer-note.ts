import { ADULT_AGE } from '@skora/domain';

/**
 * What FIFA's rules on minors (RSTP, article 19) mean for a move to an academy; general information, not advice.
 * `adult`: they do not apply. `same-country`: no international transfer. `abroad-16`: only within the EU/EEA from 16.
 * `abroad-minor`: only in the listed exceptions. `unknown`: age or country is missing.
 */
type TransferNote = 'adult' | 'same-country' | 'abroad-16' | 'abroad-minor' | 'unknown';

const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** The note for a player of this age, living in one country, at an academy in another (ISO 3166-1 alpha-2). */
export function transferNote(age: number | null, from: string | null, to: string): TransferNote {
  if (age !== null && age >= ADULT_AGE) return 'adult';
  if (age === null || from === null) return 'unknown';
  if (from === to) return 'same-country';
  return age >= 16 && EEA.has(from) && EEA.has(to) ? 'abroad-16' : 'abroad-minor';
}
