import { useId } from 'react';
import { useKeptFocus } from '@skora/shared/ui/overlay';
import styles from './ratings.module.css';

interface RatingRowProps {
  name: string;
  label: string;
  value: number | null;
  onValueChange: (value: number | null) => void;
}

const SCALE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** One rating: ten steps as native radio buttons, and a way back to "not rated". */
export function RatingRow({ name, label, value, onValueChange }: RatingRowProps) {
  const id = useId();
  const row = useKeptFocus<HTMLLIElement>(value === null);
  return (
    <li ref={row} className={styles.rating}>
      <span id={id} className={styles.ratingLabel}>
        {label}
        {value === null ? null : (
          <button
            type="button"
            className={styles.clear}
            aria-label={`Clear ${label}`}
            onClick={() => onValueChange(null)}
          >
            Clear
          </button>
        )}
      </span>
      <div role="radiogroup" aria-labelledby={id} className={styles.scale}>
        {SCALE.map((step) => (
          <label
            key={step}
            className={styles.step}
            data-filled={(value !== null && step <= value) || undefined}
          >
            <input
              type="radio"
              name={`rating-${name}`}
              value={step}
              checked={value === step}
              onChange={() => onValueChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
    </li>
  );
}
