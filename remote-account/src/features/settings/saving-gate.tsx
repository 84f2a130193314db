import { useRef, type FormEvent, type ReactNode } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useAccountStatus } from '@skora/shared/session';
import { Notice, TextLink } from '@skora/shared/ui';
import styles from './settings-frame.module.css';

const REASONS = {
  incomplete: {
    title: 'You can save once your account is complete',
    link: 'Finish your account',
  },
  'pending-guardian': {
    title: 'You can save once your parent or guardian has agreed',
    link: 'See what we are waiting for',
  },
} as const;

/**
 * Holds forms back that the server would refuse: they can be looked at and filled in, what is typed stays in its draft,
 * and sending leads to the reason.
 */
export function SavingGate({ children }: { children: ReactNode }) {
  const status = useAccountStatus();
  const notice = useRef<HTMLDivElement>(null);
  const closed = status === 'incomplete' || status === 'pending-guardian';
  const holdBack = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    notice.current?.focus();
  };
  return (
    <div onSubmitCapture={closed ? holdBack : undefined}>
      {closed ? (
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          <Notice
            tone="info"
            title={REASONS[status].title}
            action={
              <TextLink component={Link} to={paths.completeAccount()} arrow>
                {REASONS[status].link}
              </TextLink>
            }
          >
            You can look around and try the forms. What you type stays on this device until then.
          </Notice>
        </div>
      ) : null}
      {children}
    </div>
  );
}
