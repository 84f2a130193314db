import { fetchPricing, type Pricing } from '@skora/shared/api';
import { startTransition, useCallback, useEffect, useState } from 'react';

export type PricingState =
  { status: 'loading' } | { status: 'ready'; pricing: Pricing } | { status: 'failed' };

export interface PricingDesk {
  state: PricingState;
  /** Prices of another country are on their way; those of before are still shown. */
  switching: boolean;
  retry: () => void;
  /** Asks for the prices of a country of the list instead of the visitor's. */
  choose: (country: string) => void;
}

const LOADING: PricingState = { status: 'loading' };

/** Loads the prices of the visitor's country once the page is in the browser; `retry` asks again. */
export function usePricing(): PricingDesk {
  const [question, setQuestion] = useState<{ country?: string; attempt: number }>({ attempt: 0 });
  const [state, setState] = useState<PricingState>(LOADING);
  const [switching, setSwitching] = useState(false);
  useEffect(() => {
    let current = true;
    void fetchPricing(question.country).then((pricing) => {
      if (!current) return;
      // Every plan and the comparison change with the prices: a phone must be free to scroll meanwhile.
      startTransition(() => {
        setState(pricing ? { status: 'ready', pricing } : { status: 'failed' });
        setSwitching(false);
      });
    });
    return () => {
      current = false;
    };
  }, [question]);
  const retry = useCallback(() => {
    setState(LOADING);
    setQuestion(({ country, attempt }) => ({ country, attempt: attempt + 1 }));
  }, []);
  const choose = useCallback((country: string) => {
    setSwitching(true);
    setQuestion(({ attempt }) => ({ country, attempt: attempt + 1 }));
  }, []);
  return { state, switching, retry, choose };
}
