import { useLayoutEffect, useState, type RefObject } from 'react';

interface Size {
  width: number;
  height: number;
}

/** Size of an element in CSS pixels, kept up to date; null before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
