import { ErrorState, Heading, Skeleton, Stack, Text } from '@skora/shared/ui';
import type { Requested } from '@skora/kit';
import type { CoachRequest } from './request-api';
import { RequestItem } from './request-item';
import styles from './confirmation.module.css';

export function RequestList({ requests }: { requests: Requested<CoachRequest[]> }) {
  const { value, error, retry } = requests;
  return (
    <section className={styles.section} aria-labelledby="requests-title">
      <Stack gap={2}>
        <Heading level={2} size="md" id="requests-title">
          Your requests
        </Heading>
        <Text size="small" tone="muted">
          We keep requests for 90 days. Answers from coaches stay on this page.
        </Text>
      </Stack>
      {value === null && error !== null ? (
        <ErrorState title="We could not load your requests" onRetry={retry} level={3}>
          They are not lost. Check your connection and try again.
        </ErrorState>
      ) : null}
      {value === null && error === null ? <Skeleton lines={3} /> : null}
      {value !== null && value.length === 0 ? (
        <Text tone="muted">You have not asked anybody yet.</Text>
      ) : null}
      {value !== null && value.length > 0 ? (
        <Stack gap={4} component="ul">
          {value.map((request) => (
            <RequestItem key={request.id} request={request} onChange={retry} />
          ))}
        </Stack>
      ) : null}
    </section>
  );
}
