import { useEffect, useRef, useState, type RefObject } from 'react';

/** Before the first measurement, and where nothing can be measured. */
const USUAL_WIDTH = 640;
const NARROWEST = 280;

/** Width of a plot in pixels, so that its text has the same size on a phone and on a desk. */
export function usePlotWidth(): [plot: RefObject<HTMLDivElement | null>, width: number] {
  const plot = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const element = plot.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(NARROWEST, Math.round(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [plot, width];
}
