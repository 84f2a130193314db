import { Field, Select } from '@skora/shared/ui/forms';
import { AVAILABILITIES, countryOptions } from '@skora/football';
import styles from './edit-profile-form.module.css';
import type { ProfileForm } from './profile-form';

interface CircumstanceFieldsProps {
  form: ProfileForm;
  change: (part: Partial<ProfileForm>) => void;
}

const countries = countryOptions();

/** Where a player is and whether he or she is looking. */
export function CircumstanceFields({ form, change }: CircumstanceFieldsProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Where you stand</legend>
      <div className={styles.pair}>
        <Field id="profile-country" label="Country you play in">
          <Select
            name="country"
            autoComplete="country"
            value={form.country}
            onChange={(event) => change({ country: event.target.value })}
          >
            <option value="">Not given</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="profile-availability" label="Availability">
          <Select
            name="availability"
            value={form.availability}
            onChange={(event) => change({ availability: event.target.value })}
          >
            <option value="">Not given</option>
            {Object.entries(AVAILABILITIES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </fieldset>
  );
}
