import { Card, ErrorState, Skeleton, Stack, Text } from '@skora/shared/ui';
import { ChoicesForm, ChoicesHeading } from './choices-form';
import { CLOSED_WORDS } from './closed-words';
import { useChoices } from './use-choices';

/** What the player wants to be told, beside the list. */
export function NotificationChoices() {
  const { choices, isSaved, error, retry, busy, action, choose } = useChoices();
  return (
    <Card component="section" aria-labelledby="choices">
      <Stack gap={5}>
        <ChoicesHeading />
        {choices?.standing === 'closed' ? (
          <Text>{CLOSED_WORDS}</Text>
        ) : choices ? (
          <ChoicesForm
            choices={choices}
            busy={action.busy}
            isSaved={isSaved}
            failure={action.failure}
            onChoose={choose}
          />
        ) : error ? (
          <ErrorState title="We could not load your choices" level={3} onRetry={retry} retrying={busy}>
            Nothing has changed. Check your connection and try again.
          </ErrorState>
        ) : (
          <Skeleton lines={6} />
        )}
      </Stack>
    </Card>
  );
}
