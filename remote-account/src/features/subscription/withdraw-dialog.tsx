import { useRequiredUser } from '@skora/shared/session';
import { Button, Notice, Stack, Text } from '@skora/shared/ui';
import { Dialog } from '@skora/shared/ui/overlay';
import type { PaidSubscription, PlanState } from './api/read-subscription';
import { withdrawFromPlan } from './api/withdraw-from-plan';
import { PLAN_NAMES } from './plan-words';
import { usePlanAction } from './use-plan-action';

interface WithdrawDialogProps {
  subscription: PaidSubscription;
  onClose: () => void;
  onWithdrawn: (next: PlanState) => void;
}

/** The second step of a withdrawal, as the law asks for: what is declared, and one button. */
export function WithdrawDialog({ subscription, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { email } = useRequiredUser();
  const { busy, failure, run } = usePlanAction();
  const { plan, payer } = subscription;
  const name = plan === null ? 'your plan' : PLAN_NAMES[plan];
  const close = () => {
    if (!busy) onClose();
  };
  const withdraw = () =>
    run(async () => {
      onWithdrawn(await withdrawFromPlan());
    });
  return (
    <Dialog
      open
      onClose={close}
      title={`Withdraw from the purchase of ${name}?`}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Withdrawing…" onClick={() => void withdraw()}>
            Confirm withdrawal
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          The plan ends at once.{' '}
          {payer === 'parent'
            ? 'Your parent gets back everything they paid'
            : 'You get back everything you paid'}{' '}
          for it, the way it was paid, at the latest within 14 days. This cannot be taken back, but you can
          buy a plan again.
        </Text>
        {email === null ? null : <Text tone="muted">A confirmation goes to {email}.</Text>}
        {failure === null ? null : (
          <Notice tone="danger" live="assertive">
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
