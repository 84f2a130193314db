import { useLayoutEffect, type RefObject } from 'react';
import { partsAround } from './remember-focus';

const ROW = 'li, tr';
const CONTROL = 'button, a[href]';
const HEADING = 'h1, h2, h3';

/** The controls of a row that stand for its actions: what replaces each other in one place counts as one. */
function actionsOf(row: Element): Element[] {
  const all = [...row.querySelectorAll(`${CONTROL}, [data-kept-focus]`)];
  return all.filter((one) => {
    const around = one.parentElement?.closest('[data-kept-focus]');
    return !around || !row.contains(around) || around === row;
  });
}

/** What does the same as an element of a row in other rows of the list: those after it first, nearest first. */
function findTwins(element: Element): () => HTMLElement | null {
  const row = element.closest(ROW);
  const rows = [...(row?.parentElement?.children ?? [])];
  if (!row) return () => null;
  const at = rows.indexOf(row);
  const place = actionsOf(row).findIndex((one) => one.contains(element) || element.contains(one));
  return () => {
    // The row is there, so its own heading says what became of it.
    if (row.isConnected) return null;
    const others = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()];
    const next = others.find((one) => one.isConnected && actionsOf(one)[place]);
    const twin = next && actionsOf(next)[place];
    return twin?.matches(CONTROL)
      ? (twin as HTMLElement)
      : (twin?.querySelector<HTMLElement>(CONTROL) ?? null);
  };
}

/** The heading before an element, in the innermost of these parts that has one; else its first heading. */
function findHeading(element: Element, parts: readonly Element[]): () => HTMLElement | null {
  const follows = (heading: Element) =>
    heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = [...(parts.at(-1)?.querySelectorAll<HTMLElement>(HEADING) ?? [])]
    .filter(follows)
    .toReversed();
  return () => {
    for (const part of parts.filter(({ isConnected }) => isConnected)) {
      const heading = before.find((one) => part.contains(one)) ?? part.querySelector<HTMLElement>(HEADING);
      if (heading) return heading;
    }
    return null;
  };
}

/**
 * To be called while an element with the focus is about to leave the page. Once it is gone, the control that does the
 * same in the next row of its list has the focus, else in the row before, else the heading before it: of what is left
 * of its part, or the last thing above a "Show more".
 * Nothing happens when something else has taken the focus, or when the whole page went: then the host moves the focus.
 */
export function handOverFocus(element: Element): void {
  const focused = document.activeElement;
  // Who pressed with a pointer has not asked to be taken elsewhere.
  const preventScroll = !focused?.matches(':focus-visible');
  const twin = findTwins(element);
  const around = partsAround(element);
  const page = around.findIndex((part) => part.matches('main, body'));
  const heading = findHeading(element, around.slice(0, page));
  queueMicrotask(() => {
    if (element.isConnected || document.activeElement !== document.body) return;
    const next = twin() ?? heading();
    if (!next) return;
    if (next.matches(HEADING) && !next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll });
    // A page that arrives now may take it from here: nobody has chosen this place.
    next.setAttribute('data-handed-over', '');
    next.addEventListener('blur', () => next.removeAttribute('data-handed-over'), { once: true });
  });
}

/** Hands the focus over when the element of this ref, or the button around it, goes away with it. */
export function useHandedOverFocus(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = ref.current?.closest('button') ?? ref.current;
    return () => {
      if (element?.contains(document.activeElement)) handOverFocus(element);
    };
  }, [ref]);
}
