import { Refusal, waitingTime } from '@skora/shared/api';
import { Notice, TextLink } from '@skora/shared/ui';
import { SUPPORT_ADDRESS } from './topics';

/** Why a message did not arrive, and what to do; the form keeps everything. */
export function ContactFailure({ error }: { error: unknown }) {
  const busy = error instanceof Refusal && error.status === 429;
  return (
    <Notice tone="danger" title="Your message has not arrived" live="assertive">
      {busy
        ? `Too many messages came in just now. Please try again in ${waitingTime(error.retryAfter)}.`
        : 'We could not reach the server. Check your connection and send it again.'}{' '}
      Nothing you typed is lost. It is urgent? Write to{' '}
      <TextLink href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</TextLink>.
    </Notice>
  );
}
