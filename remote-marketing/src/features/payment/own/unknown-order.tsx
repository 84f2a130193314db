import { Skeleton } from '@skora/shared/ui';
import type { Order } from '../order/order';
import { OrderSheet } from '../order/order-sheet';

/** An order while nobody knows yet who looks at it. A price that may be another's is not shown. */
export function UnknownOrder({ order }: { order: Order }) {
  return (
    <OrderSheet order={order} caption="Your choice" price={null} tax={null}>
      <Skeleton lines={3} />
    </OrderSheet>
  );
}
