import { useEffect, useRef, type ReactNode } from 'react';
import { classNames, Heading, Icon } from '@skora/shared/ui';
import styles from './outcome.module.css';

interface OutcomeProps {
  tone: 'success' | 'info' | 'warning' | 'danger';
  icon: 'success' | 'mail' | 'clock' | 'warning' | 'danger' | 'lock';
  title: string;
  children: ReactNode;
  /** Ways on. */
  action?: ReactNode;
  /** It replaces the form the person was in: reading goes on here. */
  takesFocus?: boolean;
}

/** How it ended, in the place of the form: what happened, what it means and the way on. */
export function Outcome({ tone, icon, title, children, action, takesFocus = false }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={classNames(styles.outcome, styles[tone])}>
      {/* Without the ways on: a countdown on one of them is not to be read out every second. */}
      <div role="status" className={styles.words}>
        <Icon name={icon} className={styles.icon} />
        <Heading ref={heading} level={2} size="md" tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.text}>{children}</div>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
