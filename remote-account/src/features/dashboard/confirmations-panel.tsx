import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Card, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { formatDay, type Confirmation } from '@skora/domain';
import { isWaiting, type CoachRequest } from '../confirmation';
import styles from './dashboard.module.css';

const SHOWN = 3;

function waitingSentence(waiting: readonly CoachRequest[]): string {
  const names = [...new Set(waiting.map(({ coach }) => coach.name))].join(', ');
  return waiting.length === 1
    ? `One request is waiting: ${names}.`
    : `${waiting.length} requests are waiting: ${names}.`;
}

function answerLine({ decision, items, coach, decidedAt }: Confirmation): string {
  const count = `${items.length} ${items.length === 1 ? 'number' : 'numbers'}`;
  return `${coach.name} ${decision} ${count}, ${formatDay(decidedAt)}`;
}

interface ConfirmationsPanelProps {
  confirmations: readonly Confirmation[];
  requests: readonly CoachRequest[];
}

export function ConfirmationsPanel({ confirmations, requests }: ConfirmationsPanelProps) {
  const waiting = requests.filter(isWaiting);
  const none = confirmations.length === 0 && waiting.length === 0;
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="md">
          Confirmed by coaches
        </Heading>
        {waiting.length > 0 ? <Text>{waitingSentence(waiting)}</Text> : null}
        {confirmations.length > 0 ? (
          <ul className={styles.answers}>
            {confirmations.slice(0, SHOWN).map((one) => (
              <li key={one.id}>{answerLine(one)}</li>
            ))}
          </ul>
        ) : null}
        {none ? (
          <>
            <Text tone="muted">
              So far, your numbers are self-reported. A coach who was there can confirm them by email, without
              an account.
            </Text>
            <div>
              <ButtonLink component={Link} to={`${paths.confirmations()}?ask=1`} variant="secondary">
                Ask a coach
              </ButtonLink>
            </div>
          </>
        ) : (
          <TextLink component={Link} to={paths.confirmations()} arrow>
            All requests and answers
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
