import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusHeading, partsAround, rememberFocus } from './remember-focus';

/**
 * Keeps the focus in reach of controls that replace each other or go away, such as "Remove" and its question.
 *
 * @param step which of them is shown; when it changes while one had the focus, the first control of the next has it,
 * or the heading around where there is none
 * @returns a ref for the element around them. When that goes away with the focus, the heading of its part takes it
 */
export function useKeptFocus<T extends HTMLElement>(step: unknown): RefObject<T | null> {
  const root = useRef<T>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The pressed button is gone by now, and nothing has the focus.
    if (document.activeElement !== document.body) return;
    const control = root.current?.querySelector<HTMLElement>('button, a[href]');
    if (control) control.focus();
    else focusHeading(partsAround(root.current));
  }, [step]);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const giveBack = rememberFocus();
      queueMicrotask(() => {
        // Whoever put something in its place may have moved the focus there.
        if (!element.isConnected && document.activeElement === document.body) giveBack();
      });
    };
  }, []);
  return root;
}
