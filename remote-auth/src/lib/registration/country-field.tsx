import { countryOptions } from '@skora/domain';
import { useMemo } from 'react';
import { useHydrated } from '@skora/shared/remote';
import { Field, Select } from '@skora/shared/ui/forms';
import type { DetailForm } from './detail-values';

/** The country a player lives in; empty until somebody chooses, since a guess would decide what they are asked. */
export function CountryField({ form }: { form: DetailForm }) {
  // Names of countries differ from one engine's data to the next, so prerendered markup holds none.
  const hydrated = useHydrated();
  const all = useMemo(() => (hydrated ? countryOptions() : []), [hydrated]);
  return (
    <Field {...form.field('country')} label="Country" required hint="Where the player lives.">
      <Select {...form.control('country')} autoComplete="country">
        <option value="">Choose a country</option>
        {all.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
