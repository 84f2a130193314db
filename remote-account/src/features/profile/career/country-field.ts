import { countryName, countryOptions } from '@skora/domain';
import type { FormValue } from '../../../lib/document-form/form-values';

/** All countries, for a select. */
export const COUNTRIES = countryOptions();

/** A country reads by its name, everything else as it is. */
export function showCountry(key: string, value: FormValue): string {
  return key === 'country' && typeof value === 'string' && value !== '' ? countryName(value) : '';
}
