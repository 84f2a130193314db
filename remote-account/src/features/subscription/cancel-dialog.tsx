import { Button, Notice, Stack, Text } from '@skora/shared/ui';
import { Dialog } from '@skora/shared/ui/overlay';
import { formatDay } from '../account-security/format-time';
import { cancelPlan } from './api/cancel-plan';
import type { PaidSubscription, PlanState } from './api/read-subscription';
import { PLAN_NAMES } from './plan-words';
import { usePlanAction } from './use-plan-action';

interface CancelDialogProps {
  subscription: PaidSubscription;
  onClose: () => void;
  onChanged: (next: PlanState) => void;
}

/** The second of two clicks. */
export function CancelDialog({ subscription, onClose, onChanged }: CancelDialogProps) {
  const { busy, failure, run } = usePlanAction();
  const { plan, renewsAt } = subscription;
  const name = plan === null ? 'your plan' : PLAN_NAMES[plan];
  const close = () => {
    if (!busy) onClose();
  };
  const cancel = () =>
    run(async () => {
      onChanged(await cancelPlan());
      onClose();
    });
  return (
    <Dialog
      open
      onClose={close}
      title={`Cancel ${name}?`}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} busyLabel="Cancelling…" onClick={() => void cancel()}>
            Cancel plan
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {renewsAt === null
            ? 'It ends with the period that is paid for.'
            : `It ends on ${formatDay(renewsAt)}, and nothing more is charged.`}{' '}
          Until then everything stays open and you can change your mind.
        </Text>
        <Text tone="muted">
          Afterwards you go on for free: your CV, one share link and everything you entered stay, and your
          export contains all of it.
        </Text>
        {failure === null ? null : (
          <Notice tone="danger" live="assertive">
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
