import { asLoaded, useRequest } from '@skora/kit';
import { Button, Skeleton, Stack, Text } from '@skora/shared/ui';
import { useEffect } from 'react';
import { OperatorName } from '../../../lib/operator/operator-name';
import { SamplePrices } from '../../../lib/plans/sample-prices';
import { quoteForParent } from '../api/quote-plan';
import type { ParentRequest } from '../api/read-parent-request';
import { FailureNotice } from '../checkout/failure-notice';
import type { GoTo } from '../checkout/go-to';
import { dayWords } from '../order/dates';
import { OrderSheet } from '../order/order-sheet';
import { quoteNote, quoteOrigin, quotePrice } from '../quote/quote-words';
import { hasLinkChanged } from './has-link-changed';
import { useShownQuote } from '../quote/use-shown-quote';
import { ParentCheckout } from './parent-checkout';

interface ParentOrderProps {
  token: string;
  request: ParentRequest;
  leave: GoTo;
  /** The link no longer stands as it was shown. */
  onChanged: () => void;
}

/** What a parent would pay for, and the way to the payment page. */
export function ParentOrder({ token, request, leave, onChanged }: ParentOrderProps) {
  const { childName, expiresAt } = request;
  const asked = useRequest(token, () => quoteForParent(token));
  const quoted = asLoaded(asked);
  const shown = useShownQuote(quoted.status === 'ready' ? quoted.value : null, () => quoteForParent(token));
  const { quote } = shown;
  const changed = hasLinkChanged(asked.error);
  useEffect(() => {
    if (changed) onChanged();
  }, [changed, onChanged]);
  return (
    <OrderSheet
      order={quote ?? request}
      caption={`${childName} would like`}
      price={quote && quotePrice(quote)}
      tax={quote && quoteNote(quote)}
      notes={
        <Stack gap={3}>
          {quote?.sample ? <SamplePrices /> : null}
          <Text size="small" tone="muted">
            {quote ? `${quoteOrigin(quote, `${childName}’s account`)} ` : null}You buy from <OperatorName />{' '}
            and become their customer; {childName} gets the plan. The link in your email works until{' '}
            {dayWords(new Date(expiresAt))}. Once you have paid, it leads to your card, your invoices and the
            way to end the plan, for as long as the plan runs.
          </Text>
        </Stack>
      }
    >
      {quoted.status === 'loading' ? <Skeleton lines={3} /> : null}
      {quoted.status === 'failed' && !changed ? (
        <FailureNotice error={quoted.error}>
          <Button size="sm" variant="secondary" onClick={quoted.retry}>
            Try again
          </Button>
        </FailureNotice>
      ) : null}
      {quote === null ? null : (
        <ParentCheckout token={token} shown={shown} leave={leave} onChanged={onChanged} />
      )}
    </OrderSheet>
  );
}
