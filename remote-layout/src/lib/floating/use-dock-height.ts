import { useEffect, type RefObject } from 'react';

const PROPERTY = '--sk-bar-below';

/** Tells the styles of the page how high something is that floats at the lower edge: as `--sk-bar-below`, in px. */
export function useDockHeight(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = floating.current;
    if (!bar || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    let frame = 0;
    const tell = () => style.setProperty(PROPERTY, `${bar.offsetHeight}px`);
    // In the next frame: a page that changes within this one may change the size of what others observe.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty(PROPERTY);
    };
  }, [floating]);
}
