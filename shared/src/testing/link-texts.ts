import { within } from '@testing-library/react';

/** What the links in this part of a page say, in their order; of a form's summary: its errors. */
export function linkTexts(part: HTMLElement): (string | null)[] {
  return within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}
