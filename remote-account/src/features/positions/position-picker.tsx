import { VisuallyHidden } from '@skora/shared/ui';
import { PitchBoard } from './pitch-board';
import { PITCH_SPOTS, POSITION_CODES, POSITION_NAMES, type PositionCode } from '@skora/football';
import styles from './position-picker.module.css';

interface PositionPickerProps {
  value: PositionCode | null;
  /** Positions marked as "also plays". */
  others: readonly PositionCode[];
  onValueChange: (code: PositionCode) => void;
}

/** The primary position, chosen on the pitch; native radio buttons, so arrow keys walk through them. */
export function PositionPicker({ value, others, onValueChange }: PositionPickerProps) {
  return (
    <fieldset className={styles.group} id="profile-position">
      <legend className={styles.legend}>
        Main position
        <span className={styles.chosen}>{value ? POSITION_NAMES[value] : 'Choose one on the pitch'}</span>
      </legend>
      <PitchBoard>
        {POSITION_CODES.map((code) => {
          const [x, y] = PITCH_SPOTS[code];
          return (
            <label
              key={code}
              className={styles.spot}
              data-also={others.includes(code) || undefined}
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            >
              <input
                type="radio"
                name="primaryPosition"
                value={code}
                checked={value === code}
                onChange={() => onValueChange(code)}
              />
              <span aria-hidden="true">{code}</span>
              <VisuallyHidden>{POSITION_NAMES[code]}</VisuallyHidden>
            </label>
          );
        })}
      </PitchBoard>
      <p className={styles.direction} aria-hidden="true">
        Direction of play →
      </p>
    </fieldset>
  );
}
