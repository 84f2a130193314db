import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Card, Heading, IconList, Stack, Text } from '@skora/shared/ui';
import { ActionRow } from '../../../lib/ui/action-row';
import { addedFeatures } from '../../../lib/plans/plan-features';
import { findPlan } from '../../../lib/plans/plans';
import { dayWords } from '../order/dates';
import type { PaidPlan } from './use-payment-watch';

/** The payment has arrived: what is open now, and when it is paid again. */
export function PaymentPaid({ own: { subscription } }: { own: PaidPlan }) {
  const { plan, renewsAt, withdrawableUntil } = subscription;
  const name = plan === null ? 'Your plan' : `Your ${findPlan(plan).name}`;
  return (
    <Card component="section" tone="accent" corner padding="lg" aria-labelledby="paid">
      <Stack gap={5}>
        <div role="status">
          <Heading level={2} size="xl" id="paid">
            {name} is ready
          </Heading>
        </div>
        <Text>
          Your payment has arrived. Stripe sends you the receipt by email.
          {renewsAt === null ? '' : ` Your plan renews on ${dayWords(new Date(renewsAt))}.`}
          {withdrawableUntil === null
            ? ''
            : ` Until ${dayWords(new Date(withdrawableUntil))} you can withdraw and get all your money back.`}
        </Text>
        {plan === null ? null : <IconList items={addedFeatures(plan)} wide />}
        <ActionRow>
          <ButtonLink
            component={Link}
            to={plan === 'tier4' ? paths.showcases() : paths.dashboard()}
            variant="primary"
          >
            {plan === 'tier4' ? 'See the showcase schedule' : 'Go to your dashboard'}
          </ButtonLink>
          <ButtonLink component={Link} to={paths.manageSubscription()} variant="secondary">
            Manage subscription
          </ButtonLink>
        </ActionRow>
      </Stack>
    </Card>
  );
}
