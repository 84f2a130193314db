import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Avatar, classNames, Skeleton } from '@skora/shared/ui';
import styles from './account-button.module.css';

/** Stands where the greeting will be, and leads a returning player to the dashboard if no script ever runs. */
export function AccountPlaceholder({ className }: { className?: string }) {
  return (
    <Link to={paths.dashboard()} className={classNames(styles.button, className)} aria-label="Your dashboard">
      <Avatar size="sm" alt="" />
      <Skeleton className={styles.bone} />
    </Link>
  );
}
