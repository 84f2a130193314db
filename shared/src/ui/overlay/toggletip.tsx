import { useId, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './toggletip.module.css';
import { useDisclosure } from './use-disclosure';

const margin = 16;

/** Shifts a centred bubble sideways (through `--sk-shift`) so that no edge leaves the window. */
function keepInView(bubble: HTMLElement): void {
  bubble.style.setProperty('--sk-shift', '0px');
  const { left, right } = bubble.getBoundingClientRect();
  const windowWidth = document.documentElement.clientWidth;
  const shift = left < margin ? margin - left : Math.min(0, windowWidth - margin - right);
  bubble.style.setProperty('--sk-shift', `${shift}px`);
}

/** Props of {@link Toggletip}. */
interface ToggletipProps {
  /** What is explained, for the button's name: "About expected goals". */
  label: string;
  /** The explanation: short text, may contain a link. */
  children: ReactNode;
}

/** A small "i" button that shows a definition. Works by touch, pointer and keyboard alike. */
export function Toggletip({ label, children }: ToggletipProps) {
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { open, setOpen } = useDisclosure(root);
  const bubbleId = useId();
  useLayoutEffect(() => {
    if (open && bubble.current) keepInView(bubble.current);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  // Left open it would lie over the field above the next one.
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // Esc and blur bubble up from the button and from links in the bubble.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span ref={root} className={styles.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={bubbleId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="info" />
      </button>
      <span ref={bubble} id={bubbleId} role="status" className={styles.bubble} data-open={open || undefined}>
        {open ? children : null}
      </span>
    </span>
  );
}
