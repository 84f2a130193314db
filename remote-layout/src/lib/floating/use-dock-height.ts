import { useEffect, type RefObject } from 'react';

const PROPERTY = '--sk-bar-below';

/** Tells the styles of the page how high something is that floats at the lower edge: as `--sk-bar-below`, in px. */
export function useDockHeight(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = floating.current;
    if (!bar || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [floating]);
}
