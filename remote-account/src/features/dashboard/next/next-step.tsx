import { Fragment } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  FailureNotice,
  Heading,
  Stack,
  Text,
  TextLink,
} from '@skora/shared/ui';
import { isOptional, type OptionalStep, type ProfileStep } from '../steps/profile-step';

interface NextStepProps {
  steps: readonly ProfileStep[];
  busy: boolean;
  /** Whether the last choice could not be stored. */
  failed: boolean;
  onLeaveOut: (key: OptionalStep) => void;
}

export function NextStep({ steps, busy, failed, onLeaveOut }: NextStepProps) {
  const counted = steps.filter(({ state }) => state !== 'left-out');
  const next = counted.find(({ state }) => state === 'open');
  const waiting = counted.some(({ state }) => state === 'waiting');
  return (
    <Card tone={next ? 'accent' : 'solid'} corner padding="lg" component="section">
      <Stack gap={4}>
        {next ? (
          // Anew for each step, so that the focus of "Skip this" goes to the next one's heading.
          <Fragment key={next.key}>
            <Heading level={2} size="md">
              {next.label}
            </Heading>
            <Text>{next.reason}</Text>
            <Cluster>
              <ButtonLink component={Link} to={next.to} variant="primary">
                Do it now
              </ButtonLink>
              {isOptional(next.key) ? (
                <LeaveOut step={next.key} label={next.label} busy={busy} onLeaveOut={onLeaveOut} />
              ) : null}
            </Cluster>
          </Fragment>
        ) : (
          <>
            <Heading level={2} size="md">
              {waiting ? 'Your part is done' : 'The basics are all there'}
            </Heading>
            <Text>
              {waiting ? 'Somebody else has to answer first; we will tell you when they have. ' : ''}
              Now keep it up to date: add each week, and a test every few months.
            </Text>
          </>
        )}
        <FailureNotice title="Your choice was not saved">
          {failed ? 'Check your connection and try again.' : null}
        </FailureNotice>
        {next ? null : (
          <TextLink component={Link} to={paths.cv()} arrow>
            See your CV
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}

interface LeaveOutProps extends Pick<NextStepProps, 'busy' | 'onLeaveOut'> {
  step: OptionalStep;
  label: string;
}

function LeaveOut({ step, label, busy, onLeaveOut }: LeaveOutProps) {
  return (
    <Button
      variant="ghost"
      aria-disabled={busy}
      aria-label={`Skip this: ${label}`}
      onClick={() => onLeaveOut(step)}
    >
      Skip this
    </Button>
  );
}
