import { Text } from '@skora/shared/ui';
import { PLAN_NAMES } from '@skora/domain';
import { formatLongDay } from '../../../lib/format-time';
import { cancelPlan, type PaidSubscription, type PlanState } from '../billing-api';
import { findMadeBefore, isOver } from '../plan/find-made-before';
import { EndingDialog } from './ending-dialog';

interface CancelDialogProps {
  subscription: PaidSubscription;
  onClose: () => void;
  onChanged: (next: PlanState) => void;
}

export function CancelDialog({ subscription: { plan, renewsAt }, onClose, onChanged }: CancelDialogProps) {
  const cancel = async () => {
    onChanged(await cancelPlan().catch((refusal: unknown) => findMadeBefore(refusal, isOver)));
    onClose();
  };
  return (
    <EndingDialog
      title={`Cancel ${plan === null ? 'your plan' : PLAN_NAMES[plan]}?`}
      confirm="Cancel plan"
      confirming="Cancelling…"
      work={cancel}
      onClose={onClose}
    >
      <Text>
        {renewsAt === null
          ? 'It ends when the time you have paid for is over.'
          : `It ends on ${formatLongDay(renewsAt)}, and nothing more is charged.`}{' '}
        Until then everything stays open and you can change your mind.
      </Text>
      <Text tone="muted">
        After that you are on the free plan. Your CV and everything you entered stay, and you can download all
        of it. If you have more clips or live links than the free plan allows, your newest links and the first
        clips of your reel stay visible. The others fall asleep: only you see them until there is room. A
        place at a showcase is given back.
      </Text>
    </EndingDialog>
  );
}
