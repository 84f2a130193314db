import { asLoaded, useRequest } from '@skora/kit';
import { Navigate } from '@skora/shared/router';
import { useTier } from '@skora/shared/session';
import { Button, Skeleton, Stack } from '@skora/shared/ui';
import { SamplePrices } from '../../../lib/plans/sample-prices';
import { FailureNotice } from '../checkout/failure-notice';
import type { GoTo } from '../checkout/go-to';
import { changeOrderHref } from '../order/order-href';
import type { Order } from '../order/order';
import { OrderSheet } from '../order/order-sheet';
import { OrderTerms } from '../order/order-terms';
import { quoteNote, quoteOrigin, quotePrice } from '../quote/quote-words';
import { OwnCheckout } from './own-checkout';
import { quotePlan } from '../api/quote-plan';
import { useShownQuote } from '../quote/use-shown-quote';
import { readOwnOrder } from './read-own-order';

interface OwnOrderProps {
  order: Order;
  leave: GoTo;
}

/** An order of a signed-in player: the price of the account, whatever the place looks like, and the way to pay it. */
export function OwnOrder({ order, leave }: OwnOrderProps) {
  // The record that holds the tier tells how far the account is, too. When it cannot be read, the backend knows.
  const known = useTier().status !== 'loading';
  const asked = useRequest(known ? 'own' : null, () => readOwnOrder(order));
  const facts = asLoaded(asked);
  const shown = useShownQuote(facts.status === 'ready' ? facts.value.quote : null, () => quotePlan(order));
  const { quote } = shown;
  if (facts.status === 'ready' && facts.value.quote === null) {
    return <Navigate to={changeOrderHref(order)} replace />;
  }
  return (
    <OrderSheet
      order={order}
      caption="Your choice"
      price={quote && quotePrice(quote)}
      tax={quote && quoteNote(quote)}
      notes={
        <Stack gap={3}>
          {quote?.sample ? <SamplePrices /> : null}
          <OrderTerms order={order}>{quote && quoteOrigin(quote, 'your account')}</OrderTerms>
        </Stack>
      }
    >
      {facts.status === 'loading' ? <Skeleton lines={3} /> : null}
      {facts.status === 'failed' ? (
        <FailureNotice error={facts.error}>
          <Button size="sm" variant="secondary" onClick={facts.retry}>
            Try again
          </Button>
        </FailureNotice>
      ) : null}
      {facts.status === 'ready' && facts.value.quote !== null ? (
        <OwnCheckout
          order={order}
          leave={leave}
          shown={shown}
          parentHasPage={facts.value.own.checkout?.payer === 'parent'}
          onSubscribed={asked.retry}
        />
      ) : null}
    </OrderSheet>
  );
}
