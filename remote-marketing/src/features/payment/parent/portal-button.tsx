import { useAction } from '@skora/kit';
import { Button, Stack } from '@skora/shared/ui';
import { useState } from 'react';
import { openParentPortal } from '../api/open-parent-portal';
import { FailureNotice } from '../checkout/failure-notice';
import type { GoTo } from '../checkout/go-to';

interface PortalButtonProps {
  token: string;
  leave: GoTo;
  label: string;
  /** Less than the way to pay. */
  secondary?: boolean;
}

/** The way to the page of Stripe with a parent's card and invoices. */
export function PortalButton({ token, leave, label, secondary = false }: PortalButtonProps) {
  const { busy, error, run } = useAction();
  const [leaving, setLeaving] = useState(false);
  const open = () =>
    run(async () => {
      const url = await openParentPortal(token);
      setLeaving(true);
      leave(url);
    });
  return (
    <Stack gap={4}>
      {error === null ? null : <FailureNotice error={error} />}
      <div>
        <Button
          variant={secondary ? 'secondary' : 'primary'}
          busy={busy || leaving}
          busyLabel="Opening…"
          onClick={() => void open()}
        >
          {label}
        </Button>
      </div>
    </Stack>
  );
}
