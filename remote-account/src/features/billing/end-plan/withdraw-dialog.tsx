import { useRequiredUser } from '@skora/shared/session';
import { Text } from '@skora/shared/ui';
import { PLAN_NAMES } from '@skora/domain';
import { type PaidSubscription, type PlanState, withdrawFromPlan } from '../billing-api';
import { findMadeBefore, isOver } from '../plan/find-made-before';
import { EndingDialog } from './ending-dialog';

interface WithdrawDialogProps {
  subscription: PaidSubscription;
  onClose: () => void;
  onWithdrawn: (next: PlanState) => void;
  /** The plan is over already, by an earlier request or in another way. */
  onOver: (next: PlanState) => void;
}

/** The second step of a withdrawal, as the law asks for: what is declared, and one button. */
export function WithdrawDialog({
  subscription: { plan, payer },
  onClose,
  onWithdrawn,
  onOver,
}: WithdrawDialogProps) {
  const { email } = useRequiredUser();
  const withdraw = () =>
    withdrawFromPlan().then(onWithdrawn, async (refusal: unknown) =>
      onOver(await findMadeBefore(refusal, isOver)),
    );
  return (
    <EndingDialog
      title={`Withdraw from the purchase of ${plan === null ? 'your plan' : PLAN_NAMES[plan]}?`}
      confirm="Confirm withdrawal"
      confirming="Withdrawing…"
      work={withdraw}
      onClose={onClose}
    >
      <Text>
        The plan ends straight away.{' '}
        {payer === 'parent'
          ? 'Your parent or guardian gets back everything they paid'
          : 'You get back everything you paid'}{' '}
        for it, in the way it was paid, within 14 days at the latest. You cannot undo this, but you can buy a
        plan again.
      </Text>
      <Text tone="muted">
        Nothing you entered is deleted. Links and clips above the number of the free plan fall asleep: only
        you see them until there is room. A place at a showcase is given back.
      </Text>
      {email === null ? null : <Text tone="muted">We will send a confirmation to {email}.</Text>}
    </EndingDialog>
  );
}
