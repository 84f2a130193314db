import { useEffect, useState } from 'react';
import { readSubscription, type OwnSubscription } from '../api/read-subscription';

/** What has arrived so far. `slow`: longer than a payment usually takes; it goes on asking. */
export type PaymentArrival =
  | { status: 'waiting' | 'slow'; unreachable: boolean; checkout: OwnSubscription['checkout'] }
  | { status: 'paid'; own: PaidPlan };

export type PaidPlan = OwnSubscription & { subscription: NonNullable<OwnSubscription['subscription']> };

const ASK_EVERY_MS = 2_000;
const SLOW_EVERY_MS = 10_000;
/** Tries after which it is called slow: half a minute. */
const USUAL_TRIES = 15;

function isPaid(own: OwnSubscription): own is PaidPlan {
  return own.subscription !== null;
}

/** Asks the backend whether the payment has arrived, until it has. Nothing here grants anything. */
export function usePaymentWatch(): PaymentArrival {
  const [arrival, setArrival] = useState<PaymentArrival>({
    status: 'waiting',
    unreachable: false,
    checkout: null,
  });
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const ask = async () => {
      const own = await readSubscription().catch(() => null);
      if (!current) return;
      if (own !== null && isPaid(own)) return setArrival({ status: 'paid', own });
      tries += 1;
      const slow = tries >= USUAL_TRIES;
      setArrival({
        status: slow ? 'slow' : 'waiting',
        unreachable: own === null,
        checkout: own?.checkout ?? null,
      });
      timer = setTimeout(() => void ask(), slow ? SLOW_EVERY_MS : ASK_EVERY_MS);
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  return arrival;
}
