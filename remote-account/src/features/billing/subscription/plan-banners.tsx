import { Button, ButtonLink, FailureNotice, Notice, Stack } from '@skora/shared/ui';
import { PLAN_NAMES } from '@skora/domain';
import { useAction } from '@skora/kit';
import { formatDay } from '../../../lib/format-time';
import { type PaidSubscription, type PlanState, resumePlan } from '../billing-api';
import { CardButton } from '../plan/card-button';
import type { LeaveSite } from '../plan/leave-site';
import { planFailure } from '../plan/plan-failure';

interface PlanBannersProps {
  subscription: PaidSubscription;
  /** Where the difference of an upgrade waits to be paid. */
  payUrl: string | null;
  onChanged: (next: PlanState) => void;
  leave: LeaveSite;
}

export function PlanBanners({ subscription, payUrl, onChanged, leave }: PlanBannersProps) {
  const { status, plan, payer, endsAt, scheduledChange, pendingChange } = subscription;
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
            ? 'You keep your plan while your bank is asked again over the next two weeks. Change the card, and it is tried at once.'
            : 'You keep your plan while the bank is asked again over the next two weeks. Your parent can change the card with the link in their mail.'}
        </Notice>
      ) : null}
      {status === 'ending' && endsAt !== null ? (
        <Notice
          tone="warning"
          title={`${name} ends on ${formatDay(endsAt)}`}
          action={own ? <ResumeButton label={`Keep ${name}`} onChanged={onChanged} /> : undefined}
        >
          Until then everything stays open, and nothing more is charged. Afterwards you go on for free with
          all your data.
        </Notice>
      ) : null}
      {scheduledChange === null ? null : (
        <Notice
          tone="info"
          title={`${PLAN_NAMES[scheduledChange.plan]}, paid by the ${scheduledChange.interval}, from ${formatDay(scheduledChange.at)}`}
          action={own ? <ResumeButton label="Leave it as it is" onChanged={onChanged} /> : undefined}
        >
          Your change is planned. Until that day you keep {name}.
        </Notice>
      )}
      {pendingChange === null ? null : (
        <Notice
          tone="warning"
          title={`${PLAN_NAMES[pendingChange.plan]} waits for its payment`}
          action={
            payUrl === null ? undefined : (
              <ButtonLink href={payUrl} size="sm" variant="secondary">
                Pay the difference
              </ButtonLink>
            )
          }
        >
          Your bank did not let the difference through at once, so you still have {name}.{' '}
          {payUrl === null ? 'Pay the open invoice below' : 'Pay it'} until {formatDay(pendingChange.until)};
          after that the change is dropped and nothing is owed.
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
  const { busy, failure, run } = useAction({ words: planFailure });
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
