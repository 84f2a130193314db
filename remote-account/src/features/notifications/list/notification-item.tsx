import { lookUp } from '@skora/shared/utils';
import type { NotificationKind } from '@skora/domain';
import { Link } from '@skora/shared/router';
import { Badge, Icon, type IconName } from '@skora/shared/ui';
import type { ShownNotification } from '../api/notifications-api';
import styles from './notification-list.module.css';

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  'coach-answered': 'check',
  'link-opened': 'eye',
  'goal-due': 'target',
  'match-missing': 'ball',
  'place-free': 'calendar',
  'guardian-decided': 'shield',
  'plan-changed': 'info',
  'plan-limit': 'pause',
};

const format = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
});

/** One thing the player was told; all of it leads to the page it is about. */
export function NotificationItem({ notification }: { notification: ShownNotification }) {
  const { kind, title, text, path, at, isNew } = notification;
  return (
    <li className={styles.item} data-new={isNew || undefined}>
      <span className={styles.sign}>
        <Icon name={lookUp(ICONS, kind, 'info' as const)} />
      </span>
      <div className={styles.words}>
        <div className={styles.top}>
          <Link to={path} className={styles.title}>
            {title}
          </Link>
          {isNew ? <Badge tone="accent">New</Badge> : null}
        </div>
        <p className={styles.text}>{text}</p>
        <time dateTime={at} className={styles.time}>
          {format.format(new Date(at))}
        </time>
      </div>
    </li>
  );
}
