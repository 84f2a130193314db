import { useAccountRole } from '@skora/shared/session';
import { useLazyPart } from '../../../lib/lazy/use-lazy-part';

const loadBell = () =>
  import(/* webpackChunkName: "notification-bell" */ './notification-bell').then(
    ({ NotificationBell }) => NotificationBell,
  );

/**
 * The place of the bell: left of everything, so that nothing moves when it comes. A parent or guardian is told by email and
 * has none.
 */
export function LazyBell() {
  const isPlayer = useAccountRole() !== 'guardian';
  const Bell = useLazyPart(isPlayer, loadBell);
  return isPlayer && Bell ? <Bell /> : null;
}
