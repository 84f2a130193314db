import { RadioGroup } from '@skora/shared/ui/forms';
import { BirthDateField } from './birth-date-field';
import { Consents } from './consents';
import { CountryField } from './country-field';
import type { DetailForm } from './detail-values';

const roles = [
  { value: 'player', label: 'a player' },
  { value: 'guardian', label: 'a parent or guardian' },
] as const;

/** What every registration asks for after name and sign-in. */
export function DetailFields({ form }: { form: DetailForm }) {
  return (
    <>
      <BirthDateField form={form} />
      <CountryField form={form} />
      <RadioGroup
        {...form.field('role')}
        legend="I am"
        name="role"
        options={roles}
        layout="tiles"
        required
        value={form.values.role}
        onValueChange={(role) => form.change({ role })}
      />
      <Consents form={form} />
    </>
  );
}
