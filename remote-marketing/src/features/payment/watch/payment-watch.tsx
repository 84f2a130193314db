import { useSession } from '@skora/shared/session';
import { Skeleton } from '@skora/shared/ui';
import { LogInFirst } from '../order/log-in-first';
import type { Order } from '../order/order';
import { PaymentPaid } from './payment-paid';
import { PaymentPending } from './payment-pending';
import { usePaymentWatch } from './use-payment-watch';

function OwnPayment({ order }: { order: Order }) {
  const arrival = usePaymentWatch();
  if (arrival.status === 'paid') return <PaymentPaid own={arrival.own} />;
  return <PaymentPending order={order} {...arrival} />;
}

/** The way back from the payment page: what has arrived of the payment. The address alone proves nothing. */
export function PaymentWatch({ order }: { order: Order }) {
  const { status } = useSession();
  if (status === 'unknown') return <Skeleton shape="block" />;
  return status === 'signed-out' ? <LogInFirst /> : <OwnPayment order={order} />;
}
