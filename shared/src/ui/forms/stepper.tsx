import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { parseDecimal } from './parse-decimal';
import styles from './stepper.module.css';
import { TextInput } from './text-input';

/** Props of {@link Stepper}. */
interface StepperProps {
  /** What is counted, for the names of the buttons: "Goals". */
  label: string;
  /** As typed; empty while nothing was said. */
  value: string;
  onValueChange: (text: string) => void;
  min?: number;
  max: number;
  step?: number;
  /** What the first press says instead of the least or one step above it: a usual number. */
  first?: number;
}

/**
 * A small number between "one less" and "one more", for a thumb; it can be typed too. From an empty field "less" says
 * the least and "more" one step above it, so that both 0 and 1 take one press.
 */
export function Stepper({ label, value, onValueChange, min = 0, max, step = 1, first }: StepperProps) {
  // The focus stays on the button; the page's own live region is silent while a dialog is open.
  const [said, say] = useState('');
  const number = parseDecimal(value);
  const known = typeof number === 'number' ? number : null;
  const go = (by: number) => {
    const next = known === null ? (first ?? min + Math.max(by, 0)) : known + by;
    const text = String(Math.min(max, Math.max(min, next)));
    onValueChange(text);
    say(text);
  };
  return (
    <div className={styles.stepper}>
      <IconButton icon="minus" label={`Less: ${label}`} variant="secondary" onClick={() => go(-step)} />
      <TextInput
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={styles.input}
        value={value}
        onChange={({ target }) => {
          onValueChange(target.value);
          say('');
        }}
      />
      <IconButton icon="plus" label={`More: ${label}`} variant="secondary" onClick={() => go(step)} />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
