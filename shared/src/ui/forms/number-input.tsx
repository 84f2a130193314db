import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names';
import styles from './control.module.css';
import { parseDecimal } from './parse-decimal';
import { useFieldControl } from './field/use-field-control';

/** Props of {@link NumberInput}. */
interface NumberInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'
> {
  /** The number, `null` while empty. */
  value: number | null;
  /** Called with the number as typed, `null` for an empty field, `undefined` for text that is no number. */
  onValueChange: (value: number | null | undefined, text: string) => void;
  /** Whole numbers only: brings up the digit keypad. */
  whole?: boolean;
}

const format = (value: number | null) => (value === null ? '' : String(value));

/**
 * A number typed with comma or point. Keeps the text as typed, never jumps on scroll or arrow keys, and
 * leaves bounds to the form.
 */
export function NumberInput({ value, onValueChange, whole, className, ...rest }: NumberInputProps) {
  const wiring = useFieldControl(rest);
  const [text, setText] = useState(format(value));
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    // Only a value from outside replaces the text: "1," while typing must not become "1".
    if ((parseDecimal(text) ?? null) !== value) setText(format(value));
  }
  return (
    <input
      autoComplete="off"
      {...rest}
      {...wiring}
      type="text"
      inputMode={whole ? 'numeric' : 'decimal'}
      className={classNames(styles.control, styles.number, className)}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onValueChange(parseDecimal(event.target.value), event.target.value);
      }}
    />
  );
}
