import { Notice } from '@skora/shared/ui';
import type { Quote } from '../api/quote-plan';
import { quoteNote, quotePrice } from '../quote/quote-words';

const words = (quote: Quote) => `${quotePrice(quote)} (${quoteNote(quote)})`;

/** The old and the new price, and the question whether it still shall be. */
export function PriceChanged({ before, now }: { before: Quote; now: Quote }) {
  return (
    <Notice tone="warning" title="The price has changed" live="assertive">
      It was {words(before)} and is {words(now)} now. Nothing was charged. If the new price is fine for you,
      press the button again.
    </Notice>
  );
}
