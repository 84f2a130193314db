import { Refusal, waitingTime } from '@skora/shared/api';
import { Notice, TextLink } from '@skora/shared/ui';
import { SUPPORT_ADDRESS } from '../../lib/support-address';

function words(error: unknown): string {
  if (!(error instanceof Refusal))
    return 'We could not reach the server. Check your connection and send it again.';
  if (error.status === 429)
    return `Too many messages came in just now. Please try again in ${waitingTime(error.retryAfter)}.`;
  return 'Something went wrong on our side. Please send it again in a few minutes.';
}

/** Why a message did not arrive, and what to do; the form keeps everything. */
export function ContactFailure({ error }: { error: unknown }) {
  return (
    <Notice tone="danger" title="Your message has not arrived" live="assertive">
      {words(error)} Nothing you typed is lost. Is it urgent? Write to{' '}
      <TextLink href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</TextLink>.
    </Notice>
  );
}
