import type { Static } from 'typebox';
import { isCountry } from '@skora/domain';
import { isBirthDate } from '../account';
import { parseGuardianEmail } from '../guardian';
import { isDisplayName } from '../../lib/text/display-name';
import type { FieldError } from '../../lib/http/problem';
import type { registrationSchema } from './schema';

export type RegistrationBody = Static<typeof registrationSchema.body>;

/** What is wrong with a registration beyond its schema; neutral about age. */
export function registrationFaults(body: RegistrationBody, ownEmail: string, now: number): FieldError[] {
  const { displayName, dateOfBirth, country, guardianEmail } = body;
  const faults: [wrong: boolean, field: string, message: string][] = [
    [!isDisplayName(displayName), 'displayName', 'must be one line without spaces around it'],
    [!isBirthDate(dateOfBirth, now), 'dateOfBirth', 'must be a date of birth'],
    [!isCountry(country), 'country', 'must be the code of a country'],
    [
      guardianEmail !== undefined && parseGuardianEmail(guardianEmail, ownEmail) === null,
      'guardianEmail',
      'must be an email address other than the account’s own',
    ],
  ];
  return faults.flatMap(([wrong, field, message]) => (wrong ? [{ at: `body/${field}`, message }] : []));
}
