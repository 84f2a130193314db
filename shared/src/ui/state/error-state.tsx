import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../lib/class-names';
import { Icon } from '../icon/icon';
import { Heading } from '../typography/heading';
import styles from './state.module.css';

/** Props of {@link ErrorState}. */
interface ErrorStateProps {
  title: string;
  /** What happened and what still works, in plain words. */
  children?: ReactNode;
  /** Shows the "Try again" button. */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** Another way on, beside or instead of the retry. */
  action?: ReactNode;
  /** Rank of the title in the page's outline. Default 2. */
  level?: 1 | 2 | 3 | 4;
  className?: string;
}

/** A part of the page that could not be shown, announced when it appears, with a way on. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying, action, level = 2, className } = props;
  return (
    <section role="alert" className={classNames(styles.state, styles.error, className)}>
      <Icon name="danger" className={styles.icon} />
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry || action ? (
        <div className={styles.action}>
          {onRetry ? (
            <Button variant="secondary" busy={retrying} onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </section>
  );
}
