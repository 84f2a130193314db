import { useAction } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, Card, Heading, Notice, Skeleton, Stack, Text, TextLink } from '@skora/shared/ui';
import { useState } from 'react';
import { AnswerPlace } from '../../lib/ui/answer-place';
import { confirmDigest } from './api/confirm-digest';
import { readConfirmation } from './api/read-confirmation';
import { FailedAction } from './failed-action';
import { LinkOver } from './link-over';
import { linkProblem } from './link-problem';
import { useLink } from './use-link';

const TEXTS = {
  unknown: 'We do not know it. Copy the whole link out of the newest mail and open it again.',
  used: 'It has been used, and this address does not get the digest any more. You can subscribe again at the foot of this page.',
  expired:
    'A confirmation link works for 3 days. Subscribe again at the foot of this page, and you get a new one.',
} as const;

/** The second half of the double opt-in: only the button subscribes, not the link. */
export function ConfirmDigest({ token }: { token: string }) {
  const { link, retry, askedAgain } = useLink(token, readConfirmation);
  const { busy, error, run } = useAction();
  const [confirmed, setConfirmed] = useState(false);
  // The link may have ended while the page was open.
  const ended = error !== null && linkProblem(error) !== 'unreachable';
  if (ended || link.status === 'failed') {
    const why = link.status === 'failed' ? link.error : error;
    return (
      <AnswerPlace takesFocus={askedAgain || ended}>
        <LinkOver problem={linkProblem(why)} texts={TEXTS} onRetry={retry} />
      </AnswerPlace>
    );
  }
  if (link.status === 'loading') return <Skeleton lines={3} />;
  const { email, state } = link.value;
  if (confirmed || state === 'confirmed') {
    return (
      <AnswerPlace key="confirmed" takesFocus={confirmed || askedAgain}>
        <Notice tone="success" title={`The digest comes to ${email}`} live="polite">
          Once a month, and never anything else. Every issue carries a link to leave.
        </Notice>
      </AnswerPlace>
    );
  }
  const confirm = () =>
    run(async () => {
      await confirmDigest(token);
      setConfirmed(true);
    });
  return (
    <AnswerPlace key="question" takesFocus={askedAgain}>
      <Card component="section" tone="accent" corner padding="lg" aria-labelledby="confirm-digest">
        <Stack gap={4}>
          <Heading level={2} size="md" id="confirm-digest">
            Send the digest to {email}?
          </Heading>
          <Text>
            Once a month, football development in plain words. We use the address for the digest only, count
            no openings and pass it to nobody; see the{' '}
            <TextLink component={Link} to={paths.privacyPolicy()}>
              privacy policy
            </TextLink>
            . You can leave with one click at any time.
          </Text>
          <FailedAction error={error} />
          <div>
            <Button variant="primary" busy={busy} busyLabel="Confirming…" onClick={() => void confirm()}>
              Confirm my subscription
            </Button>
          </div>
        </Stack>
      </Card>
    </AnswerPlace>
  );
}
