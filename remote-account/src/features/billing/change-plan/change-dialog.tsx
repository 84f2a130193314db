import { Button, FailureNotice, Notice, Skeleton, Stack } from '@skora/shared/ui';
import { Dialog } from '@skora/shared/ui/overlay';
import { PLAN_NAMES } from '@skora/domain';
import { useAction, useRequest } from '@skora/kit';
import {
  changePlan,
  type Choice,
  type PaidSubscription,
  type PlanState,
  previewChange,
} from '../billing-api';
import { ChangeBill } from './change-bill';
import { moneyWords } from '../plan/money';
import { findMadeBefore } from '../plan/find-made-before';
import { changeFailure, planFailure } from '../plan/plan-failure';
import { lostBetween } from '../plan/plan-words';

interface ChangeDialogProps {
  choice: Choice;
  subscription: PaidSubscription;
  onClose: () => void;
  /** @param payUrl where the difference waits to be paid; null when nothing is missing */
  onChanged: (next: PlanState, payUrl: string | null) => void;
}

export function ChangeDialog({ choice, subscription, onClose, onChanged }: ChangeDialogProps) {
  const preview = useRequest(`${choice.plan} ${choice.interval}`, () => previewChange(choice));
  const { busy, failure, run } = useAction({ words: changeFailure });
  const name = PLAN_NAMES[choice.plan];
  const { value } = preview;
  const isChosen = ({ subscription: now }: PlanState) =>
    now?.plan === choice.plan && now.interval === choice.interval;
  const close = () => {
    if (!busy) onClose();
  };
  const change = () =>
    run(async () => {
      const { current, payUrl } = await changePlan(choice).catch(async (refusal: unknown) => ({
        current: await findMadeBefore(refusal, isChosen),
        payUrl: null,
      }));
      onChanged(current, payUrl);
    });
  const due = value?.dueNow != null && value.dueNow.amount > 0 ? moneyWords(value.dueNow) : null;
  const sampleDue = due !== null && value?.sample ? `${due} (sample price)` : due;
  const label = value?.effect === 'now' && due !== null ? `Change and pay ${sampleDue}` : `Change to ${name}`;
  return (
    <Dialog
      open
      onClose={close}
      title={`Change to ${name}, paid by the ${choice.interval}?`}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Not now
          </Button>
          {value === null ? null : (
            <Button variant="primary" busy={busy} busyLabel="Changing…" onClick={() => void change()}>
              {label}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {preview.error !== null ? (
          <Notice tone="danger" live="assertive">
            {planFailure(preview.error)}
          </Notice>
        ) : null}
        {value === null && preview.error === null ? <Skeleton lines={4} /> : null}
        {value === null ? null : (
          <ChangeBill
            preview={value}
            lost={subscription.plan === null ? [] : lostBetween(subscription.plan, choice.plan)}
          />
        )}
        <FailureNotice>{failure}</FailureNotice>
      </Stack>
    </Dialog>
  );
}
