import { POSITION_CODES, POSITION_NAMES, type PositionCode, PROFILE_BOUNDS } from '@skora/football';
import styles from './edit-profile-form.module.css';

interface OtherPositionsProps {
  primary: PositionCode | null;
  value: readonly PositionCode[];
  onValueChange: (value: PositionCode[]) => void;
}

/** Up to three further positions. */
export function OtherPositions({ primary, value, onValueChange }: OtherPositionsProps) {
  const limit = PROFILE_BOUNDS.secondaryPositions;
  const full = value.length >= limit;
  const toggle = (code: PositionCode) =>
    onValueChange(value.includes(code) ? value.filter((other) => other !== code) : [...value, code]);
  return (
    <fieldset className={styles.section}>
      <legend className={styles.chipsLegend}>
        Also plays
        <span className={styles.count} role="status">
          {value.length} of {limit}
        </span>
      </legend>
      <div className={styles.chips}>
        {POSITION_CODES.filter((code) => code !== primary).map((code) => (
          <label key={code} className={styles.chip}>
            <input
              type="checkbox"
              name="secondaryPositions"
              value={code}
              checked={value.includes(code)}
              disabled={full && !value.includes(code)}
              onChange={() => toggle(code)}
            />
            {POSITION_NAMES[code]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
