import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { moveFocus } from '@skora/shared/ui';

/**
 * Open state and keys of a button with a list (disclosure pattern): Esc closes and returns to the button, a press or
 * focus outside closes, arrow keys, Home and End walk through the entries.
 */
export function useAccountMenu() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (list.current && moveFocus(list.current, event.key)) {
      event.preventDefault();
    }
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return { root, button, list, open, setOpen, onKeyDown, onBlur };
}
