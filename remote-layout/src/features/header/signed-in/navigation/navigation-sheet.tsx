import { useId, type KeyboardEvent } from 'react';
import { Link } from '@skora/shared/router';
import { classNames, Icon, moveFocus } from '@skora/shared/ui';
import { useClosingSheet } from '../../../../lib/navigation/use-closing-sheet';
import barStyles from './app-navigation.module.css';
import { currentMark, type Whereabouts } from './current-item';
import type { NavigationItem } from './navigation-item';
import styles from './navigation-sheet.module.css';

type NavigationSheetProps = Extract<NavigationItem, { entries: unknown }> & {
  /** The page that is shown is one of these or lies below it. */
  current: boolean;
  here: Whereabouts;
};

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
}

/** A place of the navigation with several pages: its button and the sheet of links that the button opens. */
export function NavigationSheet({ label, icon, entries, tiles, current, here }: NavigationSheetProps) {
  const id = useId();
  const { sheet, onBlur, onToggle } = useClosingSheet<HTMLUListElement>((list) => list.querySelector('a'));
  return (
    <>
      <button type="button" className={barStyles.item} popoverTarget={id} aria-current={current || undefined}>
        <Icon name={icon} className={barStyles.icon} />
        {label}
      </button>
      {/* Keys and blur bubble up from the links; the list itself is no control. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={sheet}
        id={id}
        popover="auto"
        aria-label={label}
        className={classNames(styles.sheet, tiles && styles.tiles)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onToggle={onToggle}
      >
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              className={styles.entry}
              aria-current={current ? currentMark(entry.to, here) : undefined}
            >
              <Icon name={entry.icon} className={styles.icon} />
              <span>
                {entry.label}
                {entry.hint ? <small className={styles.hint}>{entry.hint}</small> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
