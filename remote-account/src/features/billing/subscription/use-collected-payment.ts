import { useEffect } from 'react';
import { readSubscription } from '../billing-api';
import type { OwnPlan } from '../plan/use-own-plan';

/** Pause between two looks at the plan, in ms, and how many there are: two minutes. */
const PAUSE_MS = 5_000;
const MAX_LOOKS = 24;

/** Looks again and again at a plan whose payment is missing, and takes it over as soon as it has changed. */
export function useCollectedPayment({ plan, accept }: OwnPlan, cardChanged: boolean): void {
  const isCollecting = cardChanged && plan?.subscription?.status === 'past-due';
  useEffect(() => {
    if (!isCollecting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOpen = true;
    async function look(left: number): Promise<void> {
      // A look that fails is followed by the next one.
      const next = await readSubscription().catch(() => null);
      if (!isOpen) return;
      if (next !== null && next.subscription?.status !== 'past-due') accept(next);
      else if (left > 1) timer = setTimeout(() => void look(left - 1), PAUSE_MS);
    }
    timer = setTimeout(() => void look(MAX_LOOKS), PAUSE_MS);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [isCollecting, accept]);
}
