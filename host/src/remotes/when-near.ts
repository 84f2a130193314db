/** A window's height: what is scrolled to has its files before it is in sight. */
const AHEAD = '100% 0px';

/**
 * Calls back once, when an element is in the window or close to it.
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
