import { useEffect, type RefObject } from 'react';

/** Air between what has the focus and what floats below it, in px. */
const AIR = 16;

/**
 * Scrolls what takes the focus clear of something that floats at the lower edge: browsers mind `scroll-padding` only for
 * what is out of sight altogether.
 */
export function useScrollClearance(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const clear = ({ target }: FocusEvent) => {
      const line = floating.current;
      if (!line || !(target instanceof Element) || target.closest('dialog, [popover]')) return;
      if (line.contains(target) || !target.matches(':focus-visible')) return;
      const edge = line.getBoundingClientRect();
      const { left, right, bottom } = target.getBoundingClientRect();
      if (bottom > edge.top && left < edge.right && right > edge.left) {
        window.scrollBy({ top: bottom - edge.top + AIR });
      }
    };
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  }, [floating]);
}
