import { formatPrice } from '@skora/domain';
import { Refusal } from '@skora/shared/api';
import { Stack, Text } from '@skora/shared/ui';
import { useEffect } from 'react';
import { priceNote } from '../../../lib/plans/price-conditions';
import { OperatorName } from '../../../lib/operator/operator-name';
import { SamplePrices } from '../../../lib/plans/sample-prices';
import type { ParentRequest } from '../api/read-parent-request';
import { startParentCheckout } from '../api/start-parent-checkout';
import { ConsentForm } from '../checkout/consent-form';
import { dayWords } from '../order/dates';
import { FailureNotice } from '../checkout/failure-notice';
import type { GoTo } from '../checkout/go-to';
import { OrderSheet } from '../order/order-sheet';
import { useCheckout } from '../checkout/use-checkout';

interface ParentOrderProps {
  token: string;
  request: ParentRequest;
  leave: GoTo;
  /** The link no longer stands as it was shown. */
  onChanged: () => void;
}

const CHANGED = new Set(['already-subscribed', 'link-expired', 'link-replaced', 'payment-processing']);

/** What a parent would pay for, and the way to the payment page. */
export function ParentOrder({ token, request, leave, onChanged }: ParentOrderProps) {
  const { plan, interval, childName, price, expiresAt } = request;
  const { busy, error, start } = useCheckout((key) => startParentCheckout(token, key), leave);
  const changed = error instanceof Refusal && CHANGED.has(error.type);
  useEffect(() => {
    if (changed) onChanged();
  }, [changed, onChanged]);
  return (
    <OrderSheet
      order={{ plan, interval }}
      caption={`${childName} would like`}
      price={price && formatPrice(price.amount, price)}
      tax={priceNote(request)}
      notes={
        <Stack gap={3}>
          {request.sample ? <SamplePrices /> : null}
          <Text size="small" tone="muted">
            You buy from <OperatorName /> and become their customer; {childName} gets the plan. The link in
            your email works until {dayWords(new Date(expiresAt))}. Once you have paid, it leads to your card,
            your invoices and the way to end the plan, for as long as the plan runs.
          </Text>
        </Stack>
      }
    >
      <Stack gap={4}>
        {error === null || changed ? null : <FailureNotice error={error} />}
        <ConsentForm busy={busy} onAgreed={() => void start()} />
      </Stack>
    </OrderSheet>
  );
}
