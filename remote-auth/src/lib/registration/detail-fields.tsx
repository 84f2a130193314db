import { RadioGroup, Field, Select } from '@skora/shared/ui/forms';
import { BirthDateField } from './birth-date-field';
import { Consents } from './consents';
import type { DetailForm } from './detail-values';
import { countryOptions } from '@skora/domain';
import { useMemo } from 'react';
import { useHydrated } from '@skora/shared/remote';

/** The country a player lives in; empty until somebody chooses, since a guess would decide what they are asked. */
function CountryField({ form }: { form: DetailForm }) {
  // Names of countries differ from one engine's data to the next, so prerendered markup holds none.
  const hydrated = useHydrated();
  // Once: making 250 options anew for each letter that is typed in any field is slow on a phone.
  const options = useMemo(() => {
    const all = hydrated ? countryOptions() : [];
    return all.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  }, [hydrated]);
  return (
    <Field {...form.field('country')} label="Country" required hint="Where the player lives.">
      <Select {...form.control('country')} autoComplete="country">
        <option value="">Choose a country</option>
        {options}
      </Select>
    </Field>
  );
}

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
