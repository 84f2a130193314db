import { useEffect, useId, useRef, type FocusEvent } from 'react';
import { useLocation } from '@skora/shared/router';
import { Icon, Logo, PitchLines } from '@skora/shared/ui';
import { NavigationLink } from '../navigation/navigation-link';
import { useVisibleEntries } from '../navigation/use-visible-entries';
import styles from './site-menu.module.css';

/**
 * The pages of the site: a row in a wide bar, a sheet behind a menu button in a narrow one. The sheet is a native
 * popover, so it opens, closes (also with Esc) and tells its state before and without any script.
 */
export function SiteMenu() {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const entries = useVisibleEntries('bar');
  const shownFor = useRef(key);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    sheet.current?.hidePopover?.();
  }, [key]);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
  };
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id} aria-label="Menu">
        <Icon name="menu" />
      </button>
      <nav ref={sheet} id={id} popover="auto" className={styles.sheet} aria-label="Main" onBlur={onBlur}>
        <Logo title="" className={styles.logo} />
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
        <ul className={styles.list}>
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
