import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon } from '../icon/icon';
import styles from './notice.module.css';

/** Props of {@link Notice}. */
interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  /** A link or button that resolves it. */
  action?: ReactNode;
  /**
   * Announce when it appears: `polite` for results, `assertive` for errors that stop the user. Leave out for
   * notices that are part of the page from the start.
   */
  live?: 'polite' | 'assertive';
  className?: string;
}

const liveRole = { polite: 'status', assertive: 'alert' } as const;

/** A message inside the page, beside what it is about. */
export function Notice({ tone = 'info', title, children, action, live, className }: NoticeProps) {
  return (
    <div role={live && liveRole[live]} className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={tone} className={styles.icon} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
