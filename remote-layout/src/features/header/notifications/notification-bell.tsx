import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Icon } from '@skora/shared/ui';
import styles from './notification-bell.module.css';
import { useUnread } from './use-unread';

const MAX_SHOWN = 9;

/** Leads to what the player was told, with how much of it is new. */
export function NotificationBell() {
  const unread = useUnread();
  const some = unread > 0;
  return (
    <Link
      to={paths.notifications()}
      className={styles.bell}
      aria-label={some ? `Notifications, ${unread} new` : 'Notifications'}
    >
      <Icon name="bell" />
      {some ? (
        <span className={styles.count} aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      ) : null}
    </Link>
  );
}
