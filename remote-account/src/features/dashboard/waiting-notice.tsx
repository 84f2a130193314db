import { landingPage } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import type { AccountStatus } from '@skora/shared/session';
import { ButtonLink, Card, Heading, Stack, Text } from '@skora/shared/ui';

const WORDS = {
  'pending-guardian': {
    title: 'Waiting for your parent or guardian',
    text: 'We sent them an email. Until they agree you cannot save anything, and nobody can see anything about you. You can look around here.',
    action: 'See details',
  },
  incomplete: {
    title: 'A few details are missing',
    text: 'Your login works. Complete your account, and you can start.',
    action: 'Complete account',
  },
} as const;

export type ClosedStatus = keyof typeof WORDS;

export const isClosed = (status: AccountStatus): status is ClosedStatus => status in WORDS;

/** Takes the place of the next step while nothing can be saved. */
export function WaitingNotice({ status }: { status: ClosedStatus }) {
  const { title, text, action } = WORDS[status];
  return (
    <Card tone="accent" padding="lg" component="section">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text>{text}</Text>
        <div>
          <ButtonLink component={Link} to={landingPage({ status })} variant="primary">
            {action}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
