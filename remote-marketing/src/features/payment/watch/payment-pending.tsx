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
          {name} opens as soon as Stripe tells us about your payment, usually within seconds. You can leave
          this page; nothing gets lost.
        </Text>
        {unreachable ? (
          <Notice tone="warning" title="We cannot reach the server" live="polite">
            We keep trying. Your payment does not depend on this page.
          </Notice>
        ) : null}
        {slow ? (
          <Notice tone="info" title="What you can do now" live="polite">
            {checkout === null ? (
              <>
                Later, look again at{' '}
                <TextLink component={Link} to={paths.manageSubscription()}>
                  Manage Subscription
                </TextLink>
                . If the plan is not there within an hour,{' '}
                <TextLink component={Link} to={paths.contactUs()}>
                  write to us
                </TextLink>
                . Please do not pay twice.
              </>
            ) : (
              <>
                Your payment page is still open, and you have not paid there yet. If you did not finish,{' '}
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
