import { Notice } from '@skora/shared/ui';
import type { Quote } from '../api/quote-plan';
import { quoteNote, quotePrice } from '../quote/quote-words';

/** A price, with how tax stands with it where that has changed too. */
function words(quote: Quote, other: Quote): string {
  const note = quoteNote(quote);
  return note === quoteNote(other) ? quotePrice(quote) : `${quotePrice(quote)} (${note})`;
}

/** The old and the new price, and the question whether it still shall be. */
export function PriceChanged({ before, now }: { before: Quote; now: Quote }) {
  return (
    <Notice tone="warning" title="The price has changed" live="assertive">
      It was {words(before, now)} and is {words(now, before)} now. Nothing was charged. If the new price is
      fine for you, press the button again.
    </Notice>
  );
}
