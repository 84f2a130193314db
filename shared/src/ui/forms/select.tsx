import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names';
import { Icon } from '../icon/icon';
import styles from './control.module.css';
import { useFieldControl } from './field/use-field-control';

/** A native select; pass `option` elements as children. */
export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  const wiring = useFieldControl(rest);
  return (
    <div className={styles.group}>
      <select {...rest} {...wiring} className={classNames(styles.control, styles.select, className)} />
      <Icon name="chevron-down" className={styles.chevron} />
    </div>
  );
}
