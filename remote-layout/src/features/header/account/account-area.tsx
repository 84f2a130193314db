import { useSession, useUserHint } from '@skora/shared/session';
import { LazyBell } from '../notifications/lazy-bell';
import styles from './account-area.module.css';
import { AccountMenu } from './account-menu';
import { AccountPlaceholder } from './account-placeholder';
import { GuestLinks } from './guest-links';

/**
 * Login and Register, or greeting and menu. While nobody knows yet both looks are in the page, and the mark that the
 * server puts on `<html>` for returning players chooses one before the first paint.
 */
export function AccountArea() {
  const session = useSession();
  const hint = useUserHint();
  const user = session.status === 'signed-in' ? session.user : hint;
  if (user)
    return (
      <>
        <LazyBell />
        <AccountMenu user={user} />
      </>
    );
  if (session.status === 'signed-out') return <GuestLinks />;
  return (
    <>
      <GuestLinks className={styles.unlessReturning} />
      <AccountPlaceholder className={styles.ifReturning} />
    </>
  );
}
