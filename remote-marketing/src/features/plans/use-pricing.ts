import { fetchPricing, type Pricing } from '@skora/shared/api';
import { useCallback, useEffect, useState } from 'react';

/** Prices on their way, here, or not to be had. */
export type PricingState =
  { status: 'loading' } | { status: 'ready'; pricing: Pricing } | { status: 'failed' };

const LOADING: PricingState = { status: 'loading' };

/** Loads the prices of the visitor's country once the page is in the browser; `retry` asks again. */
export function usePricing(): { state: PricingState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PricingState>(LOADING);
  useEffect(() => {
    let current = true;
    void fetchPricing().then((pricing) => {
      if (current) setState(pricing ? { status: 'ready', pricing } : { status: 'failed' });
    });
    return () => {
      current = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
