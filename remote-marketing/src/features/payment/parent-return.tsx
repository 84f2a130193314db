import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Card, Heading, Stack, Text, TextLink } from '@skora/shared/ui';

/** A parent's way back from the payment page. Who they are is not known here, so no plan is shown. */
export function ParentReturn({ paid }: { paid: boolean }) {
  return (
    <Card component="section" padding="lg" aria-labelledby="parent-return">
      <Stack gap={4}>
        <Heading level={2} id="parent-return">
          {paid ? 'You can close this page' : 'There is nothing to do'}
        </Heading>
        {paid ? (
          <>
            <Text>
              Stripe usually tells us about your payment within seconds. Then the plan opens for the player.
              Stripe sends you the receipt.
            </Text>
            <Text>
              Keep our email with the link: it now leads to your card, your invoices and the way to end the
              plan. In the first 14 days you can get all your money back: the player can withdraw on Manage
              Subscription, or you can{' '}
              <TextLink component={Link} to={paths.contactUs()}>
                write to us
              </TextLink>
              .
            </Text>
          </>
        ) : (
          <Text>If you want to pay later, open the link in our email again.</Text>
        )}
      </Stack>
    </Card>
  );
}
