import { Field, RadioGroup, TextInput } from '@skora/shared/ui/forms';
import { PositionPicker } from '../positions/position-picker';
import { FEET, type Foot } from '@skora/football';
import styles from './edit-profile-form.module.css';
import { OtherPositions } from './other-positions';
import type { ProfileForm } from './profile-form';

interface FootballFieldsProps {
  form: ProfileForm;
  change: (part: Partial<ProfileForm>) => void;
  heightError: string | undefined;
}

const footOptions = (Object.keys(FEET) as Foot[]).map((value) => ({ value, label: FEET[value] }));

/** Positions, foot and height. */
export function FootballFields({ form, change, heightError }: FootballFieldsProps) {
  const choose = (primaryPosition: ProfileForm['primaryPosition']) =>
    change({
      primaryPosition,
      secondaryPositions: form.secondaryPositions.filter((code) => code !== primaryPosition),
    });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Your football</legend>
      <PositionPicker value={form.primaryPosition} others={form.secondaryPositions} onValueChange={choose} />
      <OtherPositions
        primary={form.primaryPosition}
        value={form.secondaryPositions}
        onValueChange={(secondaryPositions) => change({ secondaryPositions })}
      />
      <div className={styles.pair}>
        <RadioGroup
          legend="Preferred foot"
          name="preferredFoot"
          layout="tiles"
          options={footOptions}
          value={footOptions.find(({ value }) => value === form.preferredFoot)?.value ?? null}
          onValueChange={(preferredFoot) => change({ preferredFoot })}
        />
        <Field
          id="profile-height"
          label="Height"
          unit="cm"
          hint="Without shoes. 90 to 220 cm."
          error={heightError}
        >
          <TextInput
            name="heightCm"
            inputMode="decimal"
            autoComplete="off"
            value={form.heightCm}
            onChange={(event) => change({ heightCm: event.target.value })}
          />
        </Field>
      </div>
    </fieldset>
  );
}
