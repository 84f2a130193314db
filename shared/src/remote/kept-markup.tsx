import { useCallback } from 'react';

const kept = new WeakMap<Element, DocumentFragment>();

/** Copies the prerendered markup before React may throw it away. */
export function keepMarkup(container: Element): void {
  const copy = document.createDocumentFragment();
  for (const child of container.childNodes) copy.append(child.cloneNode(true));
  kept.set(container, copy);
}

/** The copy shows another page than the remote does by now. */
export function dropMarkup(container: Element): void {
  kept.delete(container);
}

/** True while a copy of prerendered markup is held for this container. */
export function hasKeptMarkup(container: Element): boolean {
  return kept.has(container);
}

/** Shows the prerendered markup again after hydration failed: the page stays readable and its links work. */
export function KeptMarkup({ container }: { container: Element }) {
  const fill = useCallback(
    (element: HTMLDivElement | null) => {
      const copy = kept.get(container);
      if (element && copy && element.childNodes.length === 0) element.append(copy.cloneNode(true));
    },
    [container],
  );
  return <div ref={fill} data-kept-markup="" />;
}
