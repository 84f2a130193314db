import { Link } from '@skora/shared/router';
import { ButtonLink, Card, Eyebrow, Heading, Stack, Text } from '@skora/shared/ui';
import { stepAddress, type firstOpenStep } from '../../onboarding';

type OpenStep = NonNullable<ReturnType<typeof firstOpenStep>>;

const WORDS: Readonly<Record<OpenStep, { at: string; title: string; text: string }>> = {
  position: {
    at: 'Step 1 of 3',
    title: 'Where do you play?',
    text: 'One tap on the pitch, one number you know, and your CV begins. It takes about a minute.',
  },
  number: {
    at: 'Step 2 of 3',
    title: 'Add one number you know',
    text: 'A test result or your last match. One is enough for a first CV.',
  },
};

/** The way back to the first steps, where they were left. */
export function FirstStepsCard({ step }: { step: OpenStep }) {
  const { at, title, text } = WORDS[step];
  return (
    <Card tone="accent" corner padding="lg" component="section">
      <Stack gap={4}>
        <Eyebrow>{at}</Eyebrow>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text>{text}</Text>
        <div>
          <ButtonLink component={Link} to={stepAddress(step)} variant="primary">
            Go on
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
