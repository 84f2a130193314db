import { useEffect, useRef, type ReactNode } from 'react';
import { failureMessage, useAction } from '@skora/kit';
import { Button, Cluster, FailureNotice, Heading } from '@skora/shared/ui';
import styles from './confirm-step.module.css';

interface ConfirmStepProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  /** Rejects when nothing was decided. */
  onConfirm: () => Promise<void>;
  onBack: () => void;
}

/** The last look before a decision; it is sent once however often the button is pressed. */
export function ConfirmStep({
  title,
  children,
  confirmLabel,
  busyLabel,
  onConfirm,
  onBack,
}: ConfirmStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been decided. ${failureMessage(error)}`,
  });
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.confirm}>
      <Heading ref={heading} level={2} size="sm" tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.text}>{children}</div>
      <FailureNotice>{failure}</FailureNotice>
      <Cluster gap={3}>
        <Button variant="primary" busy={busy} busyLabel={busyLabel} onClick={() => void run(onConfirm)}>
          {confirmLabel}
        </Button>
        <Button variant="ghost" aria-disabled={busy || undefined} onClick={() => busy || onBack()}>
          Go back
        </Button>
      </Cluster>
    </section>
  );
}
