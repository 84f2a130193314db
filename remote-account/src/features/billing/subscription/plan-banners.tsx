import { Button, ButtonLink, FailureNotice, Notice, Stack } from '@skora/shared/ui';
import { PLAN_NAMES } from '@skora/domain';
import { useAction } from '@skora/kit';
import { formatLongDay } from '../../../lib/format-time';
import { type PaidSubscription, type PlanState, resumePlan } from '../billing-api';
import { CardButton } from '../plan/card-button';
import { failureWords } from '../plan/failure-words';
import type { LeaveSite } from '../plan/leave-site';
import { changeFailure } from '../plan/plan-failure';

interface PlanBannersProps {
  subscription: PaidSubscription;
  /** Where the difference of an upgrade waits to be paid. */
  payUrl: string | null;
  onChanged: (next: PlanState) => void;
  leave: LeaveSite;
}

export function PlanBanners({ subscription, payUrl, onChanged, leave }: PlanBannersProps) {
  const { status, plan, payer, paymentFailure, endsAt, scheduledChange, pendingChange } = subscription;
  const name = plan === null ? 'your plan' : PLAN_NAMES[plan];
  const own = payer === 'self';
  return (
    <>
      {status === 'past-due' ? (
        <Notice
          tone="danger"
          title="Your last payment did not go through"
          action={own ? <CardButton leave={leave} /> : undefined}
        >
          {own
            ? failureWords(paymentFailure)
            : 'You keep your plan while we ask the bank again over the next two weeks. Your parent or guardian can change the card with the link in their email.'}
        </Notice>
      ) : null}
      {status === 'ending' && endsAt !== null ? (
        <Notice
          tone="warning"
          title={`${name} ends on ${formatLongDay(endsAt)}`}
          action={own ? <ResumeButton label={`Keep ${name}`} onChanged={onChanged} /> : undefined}
        >
          Until then everything stays open, and nothing more is charged. After that you are on the free plan
          and keep all your data.
        </Notice>
      ) : null}
      {scheduledChange === null ? null : (
        <Notice
          tone="info"
          title={`${PLAN_NAMES[scheduledChange.plan]}, paid by the ${scheduledChange.interval}, from ${formatLongDay(scheduledChange.at)}`}
          action={own ? <ResumeButton label="Keep my current plan" onChanged={onChanged} /> : undefined}
        >
          Your change is planned. Until that day you keep {name}.
        </Notice>
      )}
      {pendingChange === null ? null : (
        <Notice
          tone="warning"
          title={`${PLAN_NAMES[pendingChange.plan]} is waiting for payment`}
          action={
            payUrl === null ? undefined : (
              <ButtonLink href={payUrl} size="sm" variant="secondary">
                Pay the difference
              </ButtonLink>
            )
          }
        >
          Your bank has not approved the payment yet, so you still have {name}.{' '}
          {payUrl === null ? 'Pay the open invoice below' : 'Pay it'} until{' '}
          {formatLongDay(pendingChange.until)}; after that the change is cancelled and you owe nothing.
        </Notice>
      )}
    </>
  );
}

interface ResumeButtonProps {
  label: string;
  onChanged: (next: PlanState) => void;
}

function ResumeButton({ label, onChanged }: ResumeButtonProps) {
  const { busy, failure, run } = useAction({ words: changeFailure });
  return (
    <Stack gap={3}>
      <div>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={() => void run(async () => onChanged(await resumePlan()))}
        >
          {label}
        </Button>
      </div>
      <FailureNotice>{failure}</FailureNotice>
    </Stack>
  );
}
