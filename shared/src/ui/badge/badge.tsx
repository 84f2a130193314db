import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import styles from './badge.module.css';

/** Props of {@link Badge}. */
interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  icon?: IconName;
  children: ReactNode;
  className?: string;
}

/** A short fact about the thing beside it: "Confirmed", "Draft", "Semi-Pro". Not a control. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
