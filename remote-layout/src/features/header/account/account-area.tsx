import { useSession, useUserHint } from '@skora/shared/session';
import { useLazyPart } from '../../../lib/lazy/use-lazy-part';
import { LazyBell } from '../notifications/lazy-bell';
import styles from './account-area.module.css';
import { AccountPlaceholder } from './account-placeholder';
import { GuestLinks } from './guest-links';

const loadMenu = () =>
  import(/* webpackChunkName: "signed-in" */ './account-menu').then(({ AccountMenu }) => AccountMenu);

/**
 * Login and Register, or greeting and menu. While nobody knows yet both looks are in the page, and the mark that the
 * server puts on `<html>` for returning players chooses one before the first paint. The menu comes with the other parts for
 * signed-in people; until then its place leads to the dashboard.
 */
export function AccountArea() {
  const session = useSession();
  const hint = useUserHint();
  const user = session.status === 'signed-in' ? session.user : hint;
  const Menu = useLazyPart(user !== null, loadMenu);
  if (user)
    return (
      <>
        <LazyBell />
        {Menu ? <Menu user={user} /> : <AccountPlaceholder />}
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
