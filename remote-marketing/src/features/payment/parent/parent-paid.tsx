import { Card, Heading, Stack, Text } from '@skora/shared/ui';
import { findPlan } from '../../../lib/plans/plans';
import type { ParentRequest } from '../api/read-parent-request';
import type { GoTo } from '../checkout/go-to';
import { PortalButton } from './portal-button';

interface ParentPaidProps {
  token: string;
  request: ParentRequest;
  leave: GoTo;
}

/** What a parent who has paid can do: see invoices, change the card, end the plan. */
export function ParentPaid({ token, request: { childName, plan }, leave }: ParentPaidProps) {
  return (
    <Card component="section" tone="accent" corner padding="lg" aria-labelledby="parent-paid">
      <Stack gap={4}>
        <Heading level={2} id="parent-paid">
          You pay for {findPlan(plan).name}
        </Heading>
        <Text>
          {childName} has the plan. On a page of Stripe you can see your card and your invoices, and end the
          plan. {childName} can end the plan too, but can never see your card or order anything that costs
          more.
        </Text>
        <PortalButton token={token} leave={leave} label="See card and invoices, or end the plan" />
      </Stack>
    </Card>
  );
}
