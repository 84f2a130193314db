import { countryName, countryOptions } from '@skora/domain';
import type { FormValue } from '../../../lib/document-form/form-values';

export const COUNTRIES = countryOptions();

export function showCountry(key: string, value: FormValue): string {
  return key === 'country' && typeof value === 'string' && value !== '' ? countryName(value) : '';
}
