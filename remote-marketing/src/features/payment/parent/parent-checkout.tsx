import { Stack } from '@skora/shared/ui';
import { useEffect } from 'react';
import { startParentCheckout } from '../api/start-parent-checkout';
import { ConsentForm } from '../checkout/consent-form';
import { FailureNotice } from '../checkout/failure-notice';
import type { GoTo } from '../checkout/go-to';
import { useCheckout } from '../checkout/use-checkout';
import { hasLinkChanged } from './has-link-changed';

interface ParentCheckoutProps {
  token: string;
  leave: GoTo;
  /** The link no longer stands as it was shown. */
  onChanged: () => void;
}

/** The last step of a parent before the payment page. */
export function ParentCheckout({ token, leave, onChanged }: ParentCheckoutProps) {
  const { busy, error, start } = useCheckout((key) => startParentCheckout(token, key), leave);
  const changed = hasLinkChanged(error);
  useEffect(() => {
    if (changed) onChanged();
  }, [changed, onChanged]);
  return (
    <Stack gap={4}>
      {error === null || changed ? null : <FailureNotice error={error} />}
      <ConsentForm busy={busy} onAgreed={() => void start()} />
    </Stack>
  );
}
