import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names';
import styles from './typography.module.css';

/** A short line above a heading that says which part of the product this is. */
export function Eyebrow({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={classNames(styles.eyebrow, className)} />;
}
