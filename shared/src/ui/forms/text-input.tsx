import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names';
import styles from './control.module.css';
import { useFieldControl } from './field/use-field-control';

/** A one-line native input; set `type`, `name`, `autoComplete` and `inputMode` as usual. */
export function TextInput({ className, type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  const wiring = useFieldControl(rest);
  return <input {...rest} {...wiring} type={type} className={classNames(styles.control, className)} />;
}
