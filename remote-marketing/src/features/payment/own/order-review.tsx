import { useAccountStatus, useSession } from '@skora/shared/session';
import { Notice, Stack } from '@skora/shared/ui';
import { goTo, type GoTo } from '../checkout/go-to';
import { LogInFirst } from '../order/log-in-first';
import type { Order } from '../order/order';
import { AccountFirst } from './account-first';
import { LocatedOrder } from './located-order';
import { OwnOrder } from './own-order';
import { UnknownOrder } from './unknown-order';

interface OrderReviewProps {
  order: Order;
  /** The buyer came back from the payment page without paying. */
  cancelled: boolean;
  leave?: GoTo;
}

function Sheet({ order, leave }: { order: Order; leave: GoTo }) {
  const { status } = useSession();
  const account = useAccountStatus();
  if (status === 'unknown') return <UnknownOrder order={order} />;
  if (status === 'signed-out') {
    return (
      <LocatedOrder order={order} then="When you log in, you see the exact price.">
        <LogInFirst />
      </LocatedOrder>
    );
  }
  if (account === 'incomplete' || account === 'pending-guardian') {
    return (
      <LocatedOrder order={order} then="You see the exact price when your account is open.">
        <AccountFirst missing={account} />
      </LocatedOrder>
    );
  }
  return <OwnOrder order={order} leave={leave} />;
}

/** The chosen plan as it would be bought, and the way to the payment page. */
export function OrderReview({ order, cancelled, leave = goTo }: OrderReviewProps) {
  return (
    <Stack gap={5}>
      {cancelled ? (
        <Notice tone="info" title="You left the payment page">
          Nothing was charged. Your choice is still here.
        </Notice>
      ) : null}
      <Sheet order={order} leave={leave} />
    </Stack>
  );
}
