import { useEffect, useRef, type RefObject } from 'react';

function openPart(root: HTMLElement | null): void {
  const anchor = document.getElementById(location.hash.slice(1));
  const fold = anchor?.closest('details');
  if (!fold || !root?.contains(fold)) return;
  fold.open = true;
  // The browser scrolls to what gets the focus.
  fold.querySelector('summary')?.focus();
}

/** Opens the fold that the address names: when the page has something to show, and for each link within the page. */
export function useOpenedByHash(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => openPart(root.current);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return root;
}
