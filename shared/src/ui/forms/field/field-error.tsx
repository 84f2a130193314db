import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import styles from './field.module.css';

/** The message under an invalid control; renders nothing without one. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="danger" />
      <span>{children}</span>
    </p>
  );
}
