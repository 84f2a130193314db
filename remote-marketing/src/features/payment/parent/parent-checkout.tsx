import { Stack } from '@skora/shared/ui';
import { useEffect } from 'react';
import { startParentCheckout } from '../api/start-parent-checkout';
import { ConsentForm } from '../checkout/consent-form';
import { CheckoutProblem } from '../checkout/checkout-problem';
import type { GoTo } from '../checkout/go-to';
import { useCheckout } from '../checkout/use-checkout';
import type { useShownQuote } from '../quote/use-shown-quote';
import { hasLinkChanged } from './has-link-changed';

interface ParentCheckoutProps {
  token: string;
  shown: ReturnType<typeof useShownQuote>;
  leave: GoTo;
  /** The link no longer stands as it was shown. */
  onChanged: () => void;
}

/** The last step of a parent before the payment page. */
export function ParentCheckout({ token, shown, leave, onChanged }: ParentCheckoutProps) {
  const { busy, error, start } = useCheckout(
    (consents, key) => shown.buy((quote) => startParentCheckout(token, { quote, consents }, key)),
    leave,
  );
  const changed = hasLinkChanged(error);
  useEffect(() => {
    if (changed) onChanged();
  }, [changed, onChanged]);
  return (
    <Stack gap={4}>
      {changed ? null : <CheckoutProblem error={error} shown={shown} />}
      <ConsentForm payer="parent" busy={busy} onAgreed={(consents) => void start(consents)} />
    </Stack>
  );
}
