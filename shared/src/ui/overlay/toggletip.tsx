import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { classNames } from '../lib/class-names';
import styles from './toggletip.module.css';

/** Props of {@link Toggletip}. */
interface ToggletipProps {
  /** What is explained, for the button's name: "About expected goals". */
  label: string;
  /** The explanation: short text, may contain a link. */
  children: ReactNode;
  /** In a grid: the button stands at the end of its first cell, the explanation in a row of its own. */
  corner?: boolean;
}

/**
 * A small "i" button that shows a definition below its line. The page makes room for it: it covers no neighbour, and stays until it is
 * pressed again or Esc is. Works by touch, pointer and keyboard alike.
 */
export function Toggletip({ label, children, corner = false }: ToggletipProps) {
  const [open, setOpen] = useState(false);
  const noteId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    // Esc bubbles up from the button and from links in the note.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={classNames(styles.root, corner && styles.corner)} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={noteId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="info" />
      </button>
      <span id={noteId} role="status" className={styles.note} data-open={open || undefined}>
        {open ? children : null}
      </span>
    </span>
  );
}
