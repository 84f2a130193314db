import { useId, useRef } from 'react';
import { Icon, Logo, PitchLines } from '@skora/shared/ui';
import { NavigationLink } from '../../../lib/navigation/navigation-link';
import { useClosingSheet } from '../../../lib/navigation/use-closing-sheet';
import { useVisibleEntries } from '../../../lib/navigation/use-visible-entries';
import styles from './site-menu.module.css';

/**
 * The pages of the site: a row in a wide bar, a sheet behind a menu button in a narrow one. The sheet is a native
 * popover, so it opens, closes (also with Esc) and tells its state before and without any script.
 */
export function SiteMenu() {
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const entries = useVisibleEntries('bar');
  // The sheet lies over the button that opened it, which would keep the focus out of sight.
  const { sheet, onBlur, onToggle } = useClosingSheet<HTMLElement>(() => close.current);
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id} aria-label="Menu">
        <Icon name="menu" />
      </button>
      <nav
        ref={sheet}
        id={id}
        popover="auto"
        className={styles.sheet}
        aria-label="Main"
        onBlur={onBlur}
        onToggle={onToggle}
      >
        <Logo title="" className={styles.logo} />
        <button
          ref={close}
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
        <ul data-navigation="bar" className={styles.list}>
          {entries.map((entry) => (
            <li key={`${entry.to} ${entry.label}`}>
              <NavigationLink entry={entry} className={styles.link} />
            </li>
          ))}
        </ul>
        <PitchLines variant="area" className={styles.pitch} />
      </nav>
    </>
  );
}
