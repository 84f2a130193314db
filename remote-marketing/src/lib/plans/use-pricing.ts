import type { Loaded } from '@skora/kit';
import { fetchPricing, type Pricing } from '@skora/shared/api';
import { startTransition, useCallback, useEffect, useState } from 'react';

export interface PricingDesk {
  state: Loaded<Pricing>;
  /** Prices of another country are on their way; those of before are still shown. */
  switching: boolean;
  /** Asks for the prices of a country of the list instead of the visitor's. */
  choose: (country: string) => void;
}

const LOADING: Loaded<Pricing> = { status: 'loading' };

/** Loads the prices of the visitor's country once the page is in the browser. */
export function usePricing(): PricingDesk {
  const [question, setQuestion] = useState<{ country?: string; attempt: number }>({ attempt: 0 });
  const [state, setState] = useState(LOADING);
  const [switching, setSwitching] = useState(false);
  useEffect(() => {
    let current = true;
    void fetchPricing(question.country).then((pricing) => {
      if (!current) return;
      const retry = () => {
        setState(LOADING);
        setQuestion(({ country, attempt }) => ({ country, attempt: attempt + 1 }));
      };
      // Every plan and the comparison change with the prices: a phone must be free to scroll meanwhile.
      startTransition(() => {
        setState(pricing ? { status: 'ready', value: pricing } : { status: 'failed', error: null, retry });
        setSwitching(false);
      });
    });
    return () => {
      current = false;
    };
  }, [question]);
  const choose = useCallback((country: string) => {
    setSwitching(true);
    setQuestion(({ attempt }) => ({ country, attempt: attempt + 1 }));
  }, []);
  return { state, switching, choose };
}
