import { countryOptions } from '@skora/domain';
import { useMemo } from 'react';
import { useHydrated } from '@skora/shared/remote';
import { Field, Select } from '@skora/shared/ui/forms';
import { detailIds } from './detail-values';

/** The country a player lives in; empty until somebody chooses, since a guess would decide what they are asked. */
export function CountryField({ error }: { error?: string }) {
  // Names of countries differ from one engine's data to the next, so prerendered markup holds none.
  const hydrated = useHydrated();
  const all = useMemo(() => (hydrated ? countryOptions() : []), [hydrated]);
  return (
    <Field id={detailIds.country} label="Country" required error={error} hint="Where the player lives.">
      <Select name="country" autoComplete="country" defaultValue="">
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
