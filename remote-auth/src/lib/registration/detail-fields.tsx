import { RadioGroup } from '@skora/shared/ui/forms';
import type { FieldErrors } from '../form/use-auth-form';
import { BirthDateField } from './birth-date-field';
import { Consents } from './consents';
import { CountryField } from './country-field';
import { detailIds, type DetailField } from './detail-values';

const roles = [
  { value: 'player', label: 'a player' },
  { value: 'guardian', label: 'a parent or guardian' },
] as const;

/** What every registration asks for after name and sign-in. */
export function DetailFields({ errors }: { errors: FieldErrors<DetailField> }) {
  return (
    <>
      <BirthDateField errors={errors} />
      <CountryField error={errors.country} />
      <RadioGroup
        id={detailIds.role}
        legend="I am"
        name="role"
        options={roles}
        layout="tiles"
        required
        error={errors.role}
      />
      <Consents termsError={errors.terms} />
    </>
  );
}
