import { formatPrice } from '@skora/domain';
import { Stack } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import { priceConditions, priceNote } from '../../../lib/plans/price-conditions';
import { PricesMissing } from '../../../lib/plans/prices-missing';
import { SamplePrices } from '../../../lib/plans/sample-prices';
import { usePricing } from '../../../lib/plans/use-pricing';
import type { Order } from '../order/order';
import { OrderSheet } from '../order/order-sheet';
import { OrderTerms } from '../order/order-terms';

interface LocatedOrderProps {
  order: Order;
  /** When the exact price is shown, in a sentence. */
  then: string;
  children: ReactNode;
}

/** An order of somebody whose account cannot tell the price yet, with the price of where they seem to be. */
export function LocatedOrder({ order, then, children }: LocatedOrderProps) {
  const { state } = usePricing();
  const { plan, interval } = order;
  const pricing = state.status === 'ready' ? state.value : null;
  const prices = pricing?.plans.find(({ tier }) => tier === plan)?.prices;
  const rule = `The country of your account decides what you pay. ${then}`;
  return (
    <OrderSheet
      order={order}
      caption="Your choice"
      price={pricing && prices ? formatPrice(prices[interval].amount, pricing) : null}
      tax={pricing && priceNote(pricing)}
      notes={
        <Stack gap={3}>
          {state.status === 'failed' ? <PricesMissing onRetry={state.retry}>{rule}</PricesMissing> : null}
          {pricing?.sample ? <SamplePrices /> : null}
          <OrderTerms order={order}>{pricing ? `${priceConditions(pricing)} ${rule}` : null}</OrderTerms>
        </Stack>
      }
    >
      {children}
    </OrderSheet>
  );
}
