import { Refusal, waitingTime } from '@skora/shared/api';
import { Notice } from '@skora/shared/ui';

function words(error: unknown): string {
  if (!(error instanceof Refusal))
    return 'We could not reach the server. Check your connection and try again.';
  if (error.status === 429) return `Too many tries. Wait ${waitingTime(error.retryAfter)}, then try again.`;
  return 'Something went wrong on our side. Please try again.';
}

/** A press that had no effect. Renders nothing without an error. */
export function FailedAction({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Notice tone="danger" title="Nothing has changed" live="assertive">
      {words(error)}
    </Notice>
  );
}
