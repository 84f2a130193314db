import { formatPrice } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { useSession } from '@skora/shared/session';
import { Notice, Skeleton, Stack, Text, TextLink } from '@skora/shared/ui';
import type { Interval } from '../../../lib/plans/plans';
import { priceConditions, priceNote } from '../../../lib/plans/price-conditions';
import { PricesMissing } from '../../../lib/plans/prices-missing';
import { SamplePrices } from '../../../lib/plans/sample-prices';
import { OperatorName } from '../../../lib/operator/operator-name';
import { usePricing } from '../../../lib/plans/use-pricing';
import { orderHref } from '../order/order-href';
import { LogInFirst } from '../order/log-in-first';
import type { Order } from '../order/order';
import { OrderSheet } from '../order/order-sheet';
import { OwnCheckout } from './own-checkout';

interface OrderReviewProps {
  order: Order;
  /** The buyer came back from the payment page without paying. */
  cancelled: boolean;
}

function Step({ order }: { order: Order }) {
  const { status } = useSession();
  if (status === 'unknown') return <Skeleton lines={3} />;
  return status === 'signed-out' ? <LogInFirst /> : <OwnCheckout order={order} />;
}

/** The chosen plan as it would be bought, and the way to the payment page. */
export function OrderReview({ order, cancelled }: OrderReviewProps) {
  const { state } = usePricing();
  const location = useLocation();
  const { plan, interval } = order;
  const other: Interval = interval === 'month' ? 'year' : 'month';
  const pricing = state.status === 'ready' ? state.value : null;
  const prices = pricing?.plans.find(({ tier }) => tier === plan)?.prices;
  return (
    <Stack gap={5}>
      {cancelled ? (
        <Notice tone="info" title="You left the payment page">
          Nothing was charged. Your choice is still here.
        </Notice>
      ) : null}
      <OrderSheet
        order={order}
        caption="Your choice"
        price={pricing && prices ? formatPrice(prices[interval].amount, pricing) : null}
        tax={pricing && priceNote(pricing)}
        notes={
          <Stack gap={3}>
            {state.status === 'failed' ? (
              <PricesMissing onRetry={state.retry}>
                You can still go on: you see the exact price on the payment page before you confirm it.
              </PricesMissing>
            ) : null}
            {pricing?.sample ? <SamplePrices /> : null}
            <Text size="small" tone="muted">
              You buy from <OperatorName />. {pricing ? `${priceConditions(pricing)} ` : null}
              {pricing?.fallback ? 'The payment page shows the final price before you confirm it. ' : null}
              <TextLink
                component={Link}
                to={orderHref({ plan, interval: other })}
                replace
                state={location.state}
              >
                Pay by the {other} instead
              </TextLink>{' '}
              or{' '}
              <TextLink component={Link} to={paths.pricing()} state={location.state}>
                choose another plan
              </TextLink>
            </Text>
          </Stack>
        }
      >
        <Step order={order} />
      </OrderSheet>
    </Stack>
  );
}
