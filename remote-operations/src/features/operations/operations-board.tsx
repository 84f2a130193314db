import { useRequest } from '@skora/kit';
import { Button, Container, ErrorState, Notice, PageHeader, Skeleton } from '@skora/shared/ui';
import { useEffect, useState } from 'react';
import { readOverview } from './data/api';
import { explainReading, isDenied } from './data/explain';
import { formatMoment } from './data/format';
import { OperationsOverview } from './operations-overview';
import styles from './operations-page.module.css';
import { useRefreshes } from './use-refreshes';

interface BoardProps {
  /** The backend says that this is no admin. */
  onDenied: () => void;
}

/** Everything an admin sees, read again each 30 s. While somebody decides, it stays as it is. */
export function OperationsBoard({ onDenied }: BoardProps) {
  const [deciding, setDeciding] = useState(false);
  const { count, refresh } = useRefreshes(deciding);
  const overview = useRequest(`overview ${count}`, readOverview);
  const { value, busy, error, retry } = overview;
  const denied = isDenied(error);
  useEffect(() => {
    if (denied) onDenied();
  }, [denied, onDenied]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  if (denied) return null;
  const failure = error ? explainReading(error) : null;
  return (
    <Container className={styles.page}>
      <PageHeader
        size="lg"
        title="Operations"
        className={styles.header}
        lead={
          value ? (
            <span className={styles.quiet}>
              {deciding ? 'Not updated while you decide. ' : ''}As of {formatMoment(value.readAt)}
            </span>
          ) : null
        }
        actions={
          <Button variant="secondary" busy={busy} onClick={refresh}>
            Refresh
          </Button>
        }
      />
      {failure && value ? (
        <Notice tone="warning" live="polite" title={failure.title}>
          {failure.text} Below is what was known at {formatMoment(value.readAt)}.
        </Notice>
      ) : null}
      {failure && !value ? (
        <ErrorState title={failure.title} onRetry={retry} retrying={busy}>
          {failure.text}
        </ErrorState>
      ) : null}
      {!failure && !value ? <Skeleton lines={8} /> : null}
      {value ? <OperationsOverview overview={value} onDeciding={setDeciding} onDecided={refresh} /> : null}
    </Container>
  );
}
