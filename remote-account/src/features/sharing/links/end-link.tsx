import { showToast } from '@skora/shared/events';
import { Button, Notice, Text } from '@skora/shared/ui';
import { type ReactNode, useState } from 'react';
import { useAction } from '@skora/kit';
import { endLink } from './links-api';
import styles from './sharing.module.css';

interface EndLinkProps {
  id: string;
  onEnded: () => void;
  /** What it means that the link ends. */
  children: ReactNode;
}

/** The button that ends a link: it asks first. For a row of buttons that may break. */
export function EndLink({ id, onEnded, children }: EndLinkProps) {
  const [ending, setEnding] = useState(false);
  const { busy, failure, run } = useAction();
  const stop = () =>
    void run(async () => {
      await endLink(id);
      showToast('success', 'The link has ended.');
      onEnded();
    });
  if (!ending) {
    return (
      <Button variant="secondary" onClick={() => setEnding(true)}>
        End this link
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger" busy={busy} busyLabel="Ending…" onClick={stop}>
        Yes, end it now
      </Button>
      <Button variant="ghost" onClick={() => setEnding(false)}>
        Keep it
      </Button>
      <div className={styles.consequence}>
        <Text size="small" tone="muted">
          {children} You cannot undo this.
        </Text>
        {failure ? (
          <Notice tone="danger" live="assertive" title="That did not work">
            {failure}
          </Notice>
        ) : null}
      </div>
    </>
  );
}
