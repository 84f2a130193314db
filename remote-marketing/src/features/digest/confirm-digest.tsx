import { useAction } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, Card, Heading, Notice, Skeleton, Stack, Text, TextLink } from '@skora/shared/ui';
import { useState } from 'react';
import { AnswerRegion } from '../../lib/ui/answer-region';
import { confirmDigest } from './api/confirm-digest';
import { readConfirmation } from './api/read-confirmation';
import { FailedAction } from './failed-action';
import { LinkOver } from './link-over';
import { linkProblem } from './link-problem';
import { useLink } from './use-link';

const TEXTS = {
  unknown: 'Part of it may be missing. Copy the whole link from the newest email and open it again.',
  used: 'It has been used, and this address no longer gets the digest. You can subscribe again at the bottom of this page.',
  expired:
    'A confirmation link works for 3 days. Subscribe again at the bottom of this page, and we will send you a new one.',
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
      <AnswerRegion takesFocus={askedAgain || ended}>
        <LinkOver problem={linkProblem(why)} texts={TEXTS} onRetry={retry} />
      </AnswerRegion>
    );
  }
  if (link.status === 'loading') return <Skeleton lines={3} />;
  const { email, state } = link.value;
  if (confirmed || state === 'confirmed') {
    return (
      <AnswerRegion key="confirmed" takesFocus={confirmed || askedAgain}>
        <Notice tone="success" title={`We will send the digest to ${email}`} live="polite">
          Once a month, and nothing else. Every issue has a link to unsubscribe.
        </Notice>
      </AnswerRegion>
    );
  }
  const confirm = () =>
    run(async () => {
      await confirmDigest(token);
      setConfirmed(true);
    });
  return (
    <AnswerRegion key="question" takesFocus={askedAgain}>
      <Card component="section" tone="accent" corner padding="lg" aria-labelledby="confirm-digest">
        <Stack gap={4}>
          <Heading level={2} size="md" id="confirm-digest">
            Send the digest to {email}?
          </Heading>
          <Text>
            Football development in plain words, once a month. We use your address for the digest only, do not
            track whether you open it, and give it to nobody: see the{' '}
            <TextLink component={Link} to={paths.privacyPolicy()}>
              privacy policy
            </TextLink>
            . You can unsubscribe with one click at any time.
          </Text>
          <FailedAction error={error} />
          <div>
            <Button variant="primary" busy={busy} busyLabel="Confirming…" onClick={() => void confirm()}>
              Confirm my subscription
            </Button>
          </div>
        </Stack>
      </Card>
    </AnswerRegion>
  );
}
