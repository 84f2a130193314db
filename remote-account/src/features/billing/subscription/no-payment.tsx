import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, ButtonLink, Card, Cluster, Heading, Notice, Stack, Text, TextLink } from '@skora/shared/ui';
import { PLAN_NAMES } from '@skora/domain';
import { formatLongDay } from '../../../lib/format-time';
import type { PlanState } from '../billing-api';

interface NoPaymentProps {
  plan: PlanState;
  /** The plan has just ended; the record may not know yet. */
  withdrawn: boolean;
}

function OpenCheckout({ checkout }: { checkout: NonNullable<PlanState['checkout']> }) {
  const { plan, interval, payer, expiresAt } = checkout;
  return (
    <Notice tone="info" title={`${PLAN_NAMES[plan]} is not paid for yet`}>
      {payer === 'parent' ? (
        <>Your parent or guardian has opened the payment page. Your plan starts as soon as they have paid.</>
      ) : (
        <>
          The payment page is open until {formatLongDay(expiresAt)}.{' '}
          <TextLink component={Link} to={`${paths.paymentPortal()}?plan=${plan}&interval=${interval}`}>
            Continue to payment
          </TextLink>
        </>
      )}
    </Notice>
  );
}

/** A player whose plan is not paid for: the free plan, or one that was given. */
export function NoPayment({ plan: { tier, checkout }, withdrawn }: NoPaymentProps) {
  const present = withdrawn ? 'tier0' : tier;
  const isFree = present === 'tier0';
  return (
    <Card tone={isFree ? 'solid' : 'accent'} corner padding="lg">
      <Stack gap={4}>
        <div>
          <Badge>Current plan</Badge>
        </div>
        <Heading level={2} size="xl">
          {PLAN_NAMES[present]}
        </Heading>
        <Text>
          {isFree
            ? 'You pay nothing. Your profile, CV, stats and weekly stats are yours to keep.'
            : 'There are no payments for this plan, so there is nothing to cancel.'}
        </Text>
        {checkout === null ? null : <OpenCheckout checkout={checkout} />}
        <Cluster>
          {present === 'tier4' ? (
            <ButtonLink component={Link} to={paths.showcases()} variant="primary">
              Showcase schedule
            </ButtonLink>
          ) : (
            <ButtonLink component={Link} to={paths.pricing()} state={{ upgrade: true }} variant="primary">
              {isFree ? 'See the plans' : 'See the plans above yours'}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
