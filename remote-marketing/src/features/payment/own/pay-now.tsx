import { Refusal } from '@skora/shared/api';
import { Button, Cluster, Notice, Stack, Text } from '@skora/shared/ui';
import { useEffect } from 'react';
import { useNavigate } from '@skora/shared/router';
import { orderHref } from '../order/order-href';
import { startCheckout } from '../api/start-checkout';
import { ConsentForm } from '../checkout/consent-form';
import { CheckoutProblem } from '../checkout/checkout-problem';
import type { GoTo } from '../checkout/go-to';
import type { Order } from '../order/order';
import type { useShownQuote } from '../quote/use-shown-quote';
import { useCheckout } from '../checkout/use-checkout';

interface PayNowProps {
  order: Order;
  shown: ReturnType<typeof useShownQuote>;
  leave: GoTo;
  /** A parent has a payment page open for this player. */
  parentHasPage: boolean;
  onAskParent: () => void;
  /** This player may not pay. */
  onParentOnly: () => void;
  /** There is a plan after all. */
  onSubscribed: () => void;
}

function readProblemType(error: unknown): string | null {
  return error instanceof Refusal ? error.type : null;
}

/** The last step before the payment page. */
export function PayNow(props: PayNowProps) {
  const { order, shown, leave, parentHasPage, onAskParent, onParentOnly, onSubscribed } = props;
  const { busy, error, start } = useCheckout(
    (consents, key) => shown.buy((quote) => startCheckout({ quote, consents }, key)),
    leave,
  );
  const navigate = useNavigate();
  const type = readProblemType(error);

  useEffect(() => {
    if (type === 'parent-pays') onParentOnly();
    if (type === 'already-subscribed') onSubscribed();
    if (type === 'payment-processing') void navigate(`${orderHref(order)}&checkout=success`);
  }, [type, onParentOnly, onSubscribed, navigate, order]);

  return (
    <Stack gap={4}>
      {parentHasPage ? (
        <Notice tone="info" title="A parent or guardian has started to pay for you">
          If you go on yourself, their payment page closes.
        </Notice>
      ) : null}
      <CheckoutProblem error={error} shown={shown} />
      <ConsentForm payer="self" busy={busy} onAgreed={(consents) => void start(consents)} />
      <Cluster>
        <Text size="small" tone="muted">
          Is somebody else paying?
        </Text>
        <Button size="sm" variant="secondary" onClick={onAskParent}>
          Ask a parent or guardian by email
        </Button>
      </Cluster>
    </Stack>
  );
}
