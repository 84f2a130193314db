import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Card, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { Cite } from '../../lib/reading/cite';
import { OperatorMail } from '../../lib/operator/operator-mail';

/** Ways beside the form. */
export function ContactFacts() {
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={3}>
          <Heading level={3} size="sm">
            By email
          </Heading>
          <Text>
            <OperatorMail />
          </Text>
        </Stack>
      </Card>
      <Card>
        <Stack gap={3}>
          <Heading level={3} size="sm">
            Somebody asked you for money?
          </Heading>
          <Text size="small" tone="muted">
            Nobody from SKORA asks players for money in a message. Read{' '}
            <Cite source="fakeAgents">FIFPRO’s eight signs of a fake agent</Cite>, and tell us.
          </Text>
        </Stack>
      </Card>
      <Text size="small" tone="muted">
        Before you write: you find answers to most questions about plans on the{' '}
        <TextLink component={Link} to={paths.pricing()} state={{ upgrade: true }}>
          pricing page
        </TextLink>
        , and to those about data in the{' '}
        <TextLink component={Link} to={paths.privacyPolicy()}>
          privacy policy
        </TextLink>
        .
      </Text>
    </Stack>
  );
}
