import { useRequest } from '@skora/kit';
import { Button, Container, EmptyState, ErrorState, Notice, PageHeader, Skeleton } from '@skora/shared/ui';
import { useEffect, useState } from 'react';
import { readOverview, type Overview } from './data/api';
import { CanaryList } from './canaries/canary-list';
import { explainReading, isDenied } from './data/explain';
import { formatMoment } from './data/format';
import styles from './operations-page.module.css';
import { HistoryTable } from './releases/history-table';
import { ReleasesTable } from './releases/releases-table';
import { TasksTable } from './tasks/tasks-table';
import { useRefreshes } from './use-refreshes';
import { VitalsSection } from './vitals/vitals-section';

interface Shown {
  overview: Overview;
  onDeciding: (deciding: boolean) => void;
  onDecided: () => void;
}

function Sections({ overview, onDeciding, onDecided }: Shown) {
  const { host, remotes, tasks } = overview;
  return (
    <>
      {remotes.length === 0 ? (
        <EmptyState title="Nothing has been released yet">
          Releases stand here as soon as a team publishes one: npm run release, or skora publish.
        </EmptyState>
      ) : (
        <>
          <ReleasesTable host={host} remotes={remotes} onDeciding={onDeciding} onDecided={onDecided} />
          <CanaryList remotes={remotes} />
          <HistoryTable remotes={host ? [host, ...remotes] : remotes} />
          <VitalsSection readAt={overview.readAt} />
        </>
      )}
      <TasksTable tasks={tasks} />
    </>
  );
}

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
        eyebrow="SKORA"
        title="Operations"
        actions={
          <>
            <Button variant="secondary" size="sm" busy={busy} onClick={refresh}>
              Refresh
            </Button>
            {value ? (
              <span className={styles.quiet}>
                {deciding ? 'Not updated while you decide. ' : ''}As of {formatMoment(value.readAt)}
              </span>
            ) : null}
          </>
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
      {value ? <Sections overview={value} onDeciding={setDeciding} onDecided={refresh} /> : null}
    </Container>
  );
}
