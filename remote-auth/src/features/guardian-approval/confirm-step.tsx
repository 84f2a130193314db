import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureMessage } from '@skora/kit';
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
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      console.info('[skora] nothing was decided:', error);
      setFailure(`Nothing has been decided. ${failureMessage(error)}`);
      setBusy(false);
      running.current = false;
    }
  };

  return (
    <section className={styles.confirm}>
      <Heading ref={heading} level={2} size="sm" tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.text}>{children}</div>
      <FailureNotice>{failure}</FailureNotice>
      <Cluster gap={3}>
        <Button variant="primary" busy={busy} busyLabel={busyLabel} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
        <Button variant="ghost" aria-disabled={busy || undefined} onClick={() => busy || onBack()}>
          Go back
        </Button>
      </Cluster>
    </section>
  );
}
