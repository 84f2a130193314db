import { useState } from 'react';
import type { GoTo } from '../checkout/go-to';
import type { Order } from '../order/order';
import type { useShownQuote } from '../quote/use-shown-quote';
import { AskParent } from './ask-parent';
import { PayNow } from './pay-now';

interface OwnCheckoutProps {
  order: Order;
  leave: GoTo;
  shown: ReturnType<typeof useShownQuote>;
  /** A parent has a payment page open for this player. */
  parentHasPage: boolean;
  /** There is a plan after all. */
  onSubscribed: () => void;
}

/** What a signed-in player without a plan can do: pay, or ask a parent to pay; under 18 only the latter. */
export function OwnCheckout({ order, leave, shown, parentHasPage, onSubscribed }: OwnCheckoutProps) {
  const [payer, setPayer] = useState<'self' | 'parent' | 'parent-only'>('self');
  const isMinor = shown.quote?.payer === 'parent';
  if (payer === 'self' && !isMinor) {
    return (
      <PayNow
        order={order}
        shown={shown}
        leave={leave}
        parentHasPage={parentHasPage}
        onAskParent={() => setPayer('parent')}
        onParentOnly={() => setPayer('parent-only')}
        onSubscribed={onSubscribed}
      />
    );
  }
  return (
    <AskParent
      order={order}
      only={isMinor || payer === 'parent-only'}
      takesFocus={!isMinor}
      onBack={() => setPayer('self')}
      onSubscribed={onSubscribed}
    />
  );
}
