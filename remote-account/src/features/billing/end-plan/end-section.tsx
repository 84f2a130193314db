import { useState } from 'react';
import { Button, Heading, Text } from '@skora/shared/ui';
import { formatLongDay } from '../../../lib/format-time';
import type { PaidSubscription, PlanState } from '../billing-api';
import { CancelDialog } from './cancel-dialog';
import styles from './end-section.module.css';
import { WithdrawDialog } from './withdraw-dialog';

interface EndSectionProps {
  subscription: PaidSubscription;
  onChanged: (next: PlanState) => void;
  onWithdrawn: () => void;
}

export function EndSection({ subscription, onChanged, onWithdrawn }: EndSectionProps) {
  const [open, setOpen] = useState<'cancel' | 'withdraw' | null>(null);
  const { status, withdrawableUntil } = subscription;
  const close = () => setOpen(null);
  if (status === 'ending' && withdrawableUntil === null) return null;
  return (
    <section className={styles.end} aria-labelledby="end-plan">
      <Heading level={2} size="md" id="end-plan">
        End the plan
      </Heading>
      <div className={styles.ways}>
        {status === 'ending' ? null : (
          <div className={styles.way}>
            <Text>
              If you cancel, the plan runs until the end of the time you have paid for. You do not need to
              give a reason.
            </Text>
            <Button variant="secondary" onClick={() => setOpen('cancel')}>
              Cancel plan
            </Button>
          </div>
        )}
        {withdrawableUntil === null ? null : (
          <div className={styles.way}>
            <Text>
              Until {formatLongDay(withdrawableUntil)} you can withdraw from the purchase: the plan ends
              straight away and all of the money is paid back.
            </Text>
            <Button variant="secondary" onClick={() => setOpen('withdraw')}>
              Withdraw from the purchase
            </Button>
          </div>
        )}
      </div>
      {open === 'cancel' ? (
        <CancelDialog subscription={subscription} onClose={close} onChanged={onChanged} />
      ) : null}
      {open === 'withdraw' ? (
        <WithdrawDialog
          subscription={subscription}
          onClose={close}
          onOver={onChanged}
          onWithdrawn={(next) => {
            onWithdrawn();
            onChanged(next);
          }}
        />
      ) : null}
    </section>
  );
}
