import { useId, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon } from '../icon/icon';
import styles from './disclosure-menu.module.css';
import { moveFocus } from '../lib/move-focus';
import { useDisclosure } from './use-disclosure';

/** Props of {@link DisclosureMenu}. */
interface DisclosureMenuProps {
  /** Content of the button, for example avatar and greeting. */
  label: ReactNode;
  /** Accessible name where the label alone does not say it. */
  buttonLabel?: string;
  /** `MenuLink` and `MenuButton` elements. */
  children: ReactNode;
  /** Side of the button the list lines up with. */
  align?: 'start' | 'end';
  className?: string;
}

/**
 * A button that shows a list of links (disclosure pattern, not an ARIA menu). Esc, a press or focus outside
 * and choosing an entry close it; arrow keys, Home and End move through the entries.
 */
export function DisclosureMenu({
  label,
  buttonLabel,
  children,
  align = 'end',
  className,
}: DisclosureMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { open, setOpen } = useDisclosure(root);
  const listId = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    } else if (open && list.current && moveFocus(list.current, event.key)) {
      event.preventDefault();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onChoose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false);
  };
  return (
    // Keys and blur bubble up from the button and the links inside; the container itself is no control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={classNames(styles.root, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        aria-label={buttonLabel}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        id={listId}
        className={classNames(styles.list, styles[align])}
        hidden={!open}
        onClick={onChoose}
      >
        {children}
      </ul>
    </div>
  );
}
