import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHandedOverFocus } from './hand-over-focus';
import { focusHeading, partsAround } from './remember-focus';

const CONTROL = 'button, a[href], input, select, textarea';

/**
 * Keeps the focus in reach of controls that replace each other or go away, such as "Remove" and its question.
 *
 * @param step which of them is shown; when it changes while one had the focus, the first control of the next has it,
 * or the heading around where there is none
 * @returns a ref for the element around them. When that goes away with the focus, the same control of the next row of
 * its list takes it, else that of the row before, else the heading of its part
 */
export function useKeptFocus<T extends HTMLElement>(step: unknown): RefObject<T | null> {
  const root = useRef<T>(null);
  const shown = useRef(step);
  /** What was focused or pressed last in it. */
  const used = useRef<Node | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    const note = ({ target }: Event) => {
      used.current = target as Node;
    };
    element?.setAttribute('data-kept-focus', '');
    element?.addEventListener('focusin', note);
    // Safari does not focus what is pressed.
    element?.addEventListener('click', note);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('click', note);
    };
  }, []);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The pressed button is gone by now, and nothing has the focus. Another one may have lost it elsewhere meanwhile.
    if (document.activeElement !== document.body || (used.current?.isConnected ?? true)) return;
    for (const control of root.current?.querySelectorAll<HTMLElement>(CONTROL) ?? []) {
      control.focus();
      // What is hidden at this width takes none.
      if (document.activeElement === control) return;
    }
    focusHeading(partsAround(root.current));
  }, [step]);
  useHandedOverFocus(root);
  return root;
}
