import { formatMoment } from '../../../lib/format-time';
import { Button, Card, Heading, Stack, Text } from '@skora/shared/ui';

interface AgreementWaitsProps {
  /** ISO 8601. */
  countsFrom: string;
  onOver: () => void;
}

/** A guardian has agreed to sharing, and the agreement does not count yet. */
export function AgreementWaits({ countsFrom, onOver }: AgreementWaitsProps) {
  return (
    <Card component="section">
      <Stack gap={3}>
        <Heading level={2} size="md">
          Your parent or guardian agreed
        </Heading>
        <Text>
          You can make your first link from <time dateTime={countsFrom}>{formatMoment(countsFrom)}</time> on.
        </Text>
        <Text tone="muted">
          We wait a day after every agreement and email your parent or guardian about it. If somebody else
          agreed in their name, they can stop it before anybody sees your CV. There is nothing you have to do.
        </Text>
        <div>
          <Button variant="secondary" onClick={onOver}>
            Check again
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
