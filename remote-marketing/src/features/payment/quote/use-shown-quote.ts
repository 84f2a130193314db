import { Refusal } from '@skora/shared/api';
import { useState } from 'react';
import type { Quote } from '../api/quote-plan';

/** The price on the page. */
export interface ShownQuote {
  /** `null` while it is loaded. */
  quote: Quote | null;
  /** What was shown before, when the price has changed since; else `null`. */
  before: Quote | null;
}

/** Whether two quotes are one and the same to a buyer. */
function isSamePrice(one: Quote, other: Quote): boolean {
  const isSameOrder = one.plan === other.plan && one.interval === other.interval;
  const isSameSum = one.amount === other.amount && one.currency === other.currency;
  return isSameOrder && isSameSum && one.tax === other.tax && one.taxLabel === other.taxLabel;
}

/**
 * Buys at the price on the page, and at no other. A quote that is over is replaced unseen as long as the price stays;
 * another price is shown beside the old one, and the buyer is asked again.
 * @param loaded the first quote; `null` while it is loaded
 * @param ask takes a new one
 */
export function useShownQuote(loaded: Quote | null, ask: () => Promise<Quote>) {
  const [newer, setNewer] = useState<{ quote: Quote; before: Quote | null } | null>(null);
  const shown: ShownQuote = newer ?? { quote: loaded, before: null };

  /** @param start begins to pay by a quote @throws Refusal also `price-changed`, with the new price on the page then */
  async function buy(start: (quote: string) => Promise<string>): Promise<string> {
    const { quote } = shown;
    if (quote === null) throw new Error('Nothing is shown yet.');
    try {
      return await start(quote.quote);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.type !== 'price-changed') throw refusal;
      const fresh = await ask();
      const isSame = isSamePrice(fresh, quote);
      setNewer({ quote: fresh, before: isSame ? null : quote });
      if (!isSame) throw refusal;
      return start(fresh.quote);
    }
  }
  return { ...shown, buy };
}
