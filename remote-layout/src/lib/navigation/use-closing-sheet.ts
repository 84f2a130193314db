import { useEffect, useRef, type FocusEvent, type RefObject, type ToggleEvent } from 'react';
import { useLocation } from '@skora/shared/router';

function leave(sheet: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && sheet?.contains(activeElement)) activeElement.blur();
}

/**
 * A native popover with links: opens, closes (also with Esc, which returns to its button) and tells its state without
 * any script. Here it learns the rest: it closes after each navigation and when the focus moves on.
 * @param findFirst what takes the focus when it opens
 */
export function useClosingSheet<T extends HTMLElement>(
  findFirst: (sheet: HTMLElement) => HTMLElement | null,
): {
  sheet: RefObject<T | null>;
  onBlur: (event: FocusEvent<T>) => void;
  onToggle: (event: ToggleEvent<T>) => void;
} {
  const sheet = useRef<T>(null);
  const { key } = useLocation();
  const shownFor = useRef(key);
  const isOpen = useRef(false);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    // A sheet that hides with the focus in it gives it back to its button; here it belongs to the page one arrives at.
    if (isOpen.current) leave(sheet.current);
    sheet.current?.hidePopover?.();
  }, [key]);
  // The event of the opening comes a moment later than the next key; browsers mind this attribute at once.
  useEffect(() => {
    if (sheet.current) findFirst(sheet.current)?.setAttribute('autofocus', '');
  });
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<T>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover?.();
  };
  const onToggle = ({ newState, currentTarget }: ToggleEvent<T>) => {
    isOpen.current = newState === 'open';
    if (isOpen.current && !currentTarget.contains(document.activeElement)) findFirst(currentTarget)?.focus();
  };
  return { sheet, onBlur, onToggle };
}
