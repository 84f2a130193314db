import { PLAN_NAMES } from '@skora/domain';
import { useAction } from '@skora/kit';
import { lookUp } from '@skora/shared/utils';
import { useNavigate } from '@skora/shared/router';
import { Button, FailureNotice, Text } from '@skora/shared/ui';
import { type ChildDetails, openPayment } from '../api/family-api';
import { Section } from './section';

function payerWords({ plan }: ChildDetails): string {
  if (plan?.payer === 'parent')
    return plan.paysHere ? 'You pay for it.' : 'A parent or guardian pays for it.';
  if (plan?.payer === 'self') return 'It is paid from the player’s account.';
  // A newer backend may name a payer this page does not know.
  return plan?.payer === null ? 'Nobody pays for it.' : '';
}

/** The plan of a child and who pays. */
export function PlanSection({ child }: { child: ChildDetails }) {
  const navigate = useNavigate();
  const { busy, failure, run } = useAction();
  const { plan } = child;
  if (!plan) return null;
  const manage = () => void run(async () => navigate(await openPayment(child.id)));
  return (
    <Section title="Plan and payment">
      <Text>
        {lookUp(PLAN_NAMES, plan.tier, 'A new plan')}. {payerWords(child)}
      </Text>
      <FailureNotice>{failure}</FailureNotice>
      {plan.paysHere ? (
        <div>
          <Button variant="secondary" busy={busy} busyLabel="One moment…" onClick={manage}>
            Manage the payment
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
