import { useRef } from 'react';
import { Link, useLocation } from '@skora/shared/router';
import { useAccountRole } from '@skora/shared/session';
import { Icon } from '@skora/shared/ui';
import { useDockHeight } from '../../../../lib/floating/use-dock-height';
import { useScrollClearance } from '../../../../lib/floating/use-scroll-clearance';
import styles from './app-navigation.module.css';
import { currentItem, currentMark } from './current-item';
import { itemsFor } from './items';
import { NavigationSheet } from './navigation-sheet';

/** The navigation of signed-in people: a bar at the lower edge of a phone, a rail at the side of a wide window. */
export function AppNavigation() {
  const bar = useRef<HTMLElement>(null);
  useScrollClearance(bar);
  useDockHeight(bar);
  const here = useLocation();
  const items = itemsFor(useAccountRole());
  const current = currentItem(items, here);
  return (
    <nav ref={bar} className={styles.bar} aria-label="Your pages">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {'to' in item ? (
              <Link
                to={item.to}
                className={styles.item}
                aria-current={currentMark(item.to, here) ?? (item === current || undefined)}
              >
                <Icon name={item.icon} className={styles.icon} />
                {item.label}
              </Link>
            ) : (
              <NavigationSheet {...item} current={item === current} here={here} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
