import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Card, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { Meter } from '@skora/shared/ui/data';
import type { ProfileStep } from '../profile/completeness';

/** How complete the record is, and the one thing that would help most. */
export function NextStep({ steps }: { steps: readonly ProfileStep[] }) {
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <Card tone={next ? 'accent' : 'solid'} corner padding="lg">
      <Stack gap={4}>
        <Meter label="Your record" value={done} max={steps.length} valueText={`${done} of ${steps.length}`} />
        {next ? (
          <>
            <Heading level={2} size="md">
              {next.label}
            </Heading>
            <Text>{next.reason}</Text>
            <div>
              <ButtonLink component={Link} to={next.to} variant="primary">
                Do it now
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <Heading level={2} size="md">
              The basics are all there
            </Heading>
            <Text>From here on it is about keeping it fresh: a week at a time, a test every few months.</Text>
          </>
        )}
        <TextLink component={Link} to={paths.cv()} arrow>
          See your CV
        </TextLink>
      </Stack>
    </Card>
  );
}
