import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Card, Cluster, Heading, Notice, Spinner, Stack, Text, TextLink } from '@skora/shared/ui';
import { findPlan } from '../../../lib/plans/plans';
import { orderHref } from '../order/order-href';
import type { Order } from '../order/order';
import type { PaymentArrival } from './use-payment-watch';

type PaymentPendingProps = Exclude<PaymentArrival, { status: 'paid' }> & { order: Order };

export function PaymentPending({ order, status, unreachable, checkout }: PaymentPendingProps) {
  const { name } = findPlan(order.plan);
  const slow = status === 'slow';
  return (
    <Card component="section" padding="lg" aria-labelledby="pending">
      <Stack gap={4}>
        <Cluster>
          <Spinner />
          <Heading level={2} id="pending">
            {slow ? 'This takes longer than usual' : 'Waiting for your payment to arrive'}
          </Heading>
        </Cluster>
        <Text>
          {name} opens by itself as soon as Stripe reports the payment, usually within seconds. You may leave
          this page; nothing gets lost.
        </Text>
        {unreachable ? (
          <Notice tone="warning" title="We cannot reach the server" live="polite">
            We keep trying. Your payment does not depend on this page.
          </Notice>
        ) : null}
        {slow ? (
          <Notice tone="info" title="What you can do meanwhile" live="polite">
            {checkout === null ? (
              <>
                Look again later at{' '}
                <TextLink component={Link} to={paths.manageSubscription()}>
                  Manage Subscription
                </TextLink>
                . If the plan is not there within an hour,{' '}
                <TextLink component={Link} to={paths.contactUs()}>
                  write to us
                </TextLink>
                ; do not pay twice.
              </>
            ) : (
              <>
                Your payment page is still open and unpaid. If you did not finish there,{' '}
                <TextLink component={Link} to={orderHref(order)}>
                  go back to your choice
                </TextLink>
                .
              </>
            )}
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
