import { Button, EmptyState, ErrorState, FailureNotice, Skeleton, Stack } from '@skora/shared/ui';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';
import { useNotifications } from './use-notifications';

function Loading() {
  return (
    <div className={styles.list} role="status" aria-label="Loading your notifications">
      {[0, 1].map((row) => (
        <div key={row} className={styles.item}>
          <Skeleton shape="circle" className={styles.sign} />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}

/** What the player was told, newest first. */
export function NotificationList() {
  const { value, error, retry, busy, items, hasOlder, action, showOlder } = useNotifications();
  if (value === null) {
    return error ? (
      <ErrorState title="We could not load your notifications" onRetry={retry} retrying={busy}>
        They are still there. Check your connection and try again.
      </ErrorState>
    ) : (
      <Loading />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState title="Nothing new">
        When a coach answers, a link to your CV is opened for the first time or a goal is due, we tell you
        here.
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {/* Safari takes the meaning from lists without bullets. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <NotificationItem key={item.id} notification={item} />
        ))}
      </ul>
      <FailureNotice>{action.failure}</FailureNotice>
      {hasOlder ? (
        <div>
          <Button
            variant="secondary"
            busy={action.busy}
            busyLabel="Loading…"
            onClick={() => void showOlder()}
          >
            Show older ones
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
