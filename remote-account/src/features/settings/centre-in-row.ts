import type { FocusEvent } from 'react';

/** On a phone the links of a section stand in a row that is wider than the screen: moves it so that `link` is in sight. */
export function centreInRow(row: HTMLElement | null, link: HTMLElement | null | undefined): void {
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/**
 * For the row's `onFocus`: browsers leave a link that is in sight by half as it is. A pressed link stays where it is, or
 * the press would end on its neighbour.
 */
export function centreFocused({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) centreInRow(currentTarget, target);
}
