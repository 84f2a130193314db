import { useEffect, useId, useRef, type FocusEvent, type ToggleEvent } from 'react';
import { useLocation } from '@skora/shared/router';
import { Icon, Logo, PitchLines } from '@skora/shared/ui';
import { NavigationLink } from '../../../lib/navigation/navigation-link';
import { useVisibleEntries } from '../../../lib/navigation/use-visible-entries';
import styles from './site-menu.module.css';

function leave(sheet: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && sheet?.contains(activeElement)) activeElement.blur();
}

/**
 * The pages of the site: a row in a wide bar, a sheet behind a menu button in a narrow one. The sheet is a native
 * popover, so it opens, closes (also with Esc) and tells its state before and without any script.
 */
export function SiteMenu() {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const entries = useVisibleEntries('bar');
  const shownFor = useRef(key);
  const isOpen = useRef(false);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    // A sheet that hides with the focus in it gives it back to its button; here it belongs to the page one arrives at.
    if (isOpen.current) leave(sheet.current);
    sheet.current?.hidePopover?.();
  }, [key]);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
  };
  // The sheet lies over the button that opened it, which would keep the focus out of sight.
  const onToggle = ({ newState }: ToggleEvent) => {
    isOpen.current = newState === 'open';
    if (isOpen.current) close.current?.focus();
  };
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
