import { classNames } from '../lib/class-names';
import styles from './button.module.css';

/** Looks of a button or button-like link. */
export interface ButtonLook {
  /** `primary` once per view for the main step; `secondary` beside it; `ghost` in bars; `danger` for loss. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Full width of its container. */
  block?: boolean;
  className?: string;
}

export function buttonClass({ variant = 'primary', size = 'md', block, className }: ButtonLook) {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}
