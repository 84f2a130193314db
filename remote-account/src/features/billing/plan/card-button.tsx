import { useState } from 'react';
import { Button, FailureNotice } from '@skora/shared/ui';
import { useAction } from '@skora/kit';
import { openCardPage } from '../billing-api';
import type { LeaveSite } from './leave-site';
import { planFailure } from './plan-failure';

/** The way to the page on which the card is changed; it belongs to Stripe. */
export function CardButton({ leave }: { leave: LeaveSite }) {
  const { busy, failure, run } = useAction({ words: planFailure });
  const [leaving, setLeaving] = useState(false);
  const open = () =>
    run(async () => {
      const url = await openCardPage();
      setLeaving(true);
      leave(url);
    });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={busy || leaving}
        busyLabel="Opening…"
        onClick={() => void open()}
      >
        Change card
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  );
}
