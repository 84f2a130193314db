import { useAction } from '@skora/kit';
import { Button, Card, Heading, Skeleton, Stack, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { AnswerRegion } from '../../lib/ui/answer-region';
import { leaveDigest } from './api/leave-digest';
import { readLeaving, type LeaveState } from './api/read-leaving';
import { FailedAction } from './failed-action';
import { LeaveByAddress } from './leave-by-address';
import { LeftDigest } from './left-digest';
import { LinkOver } from './link-over';
import { linkProblem } from './link-problem';
import { useLink } from './use-link';

const NEVER =
  'Part of it may be missing. Copy the whole link from the newest email, or enter your address below.';
const TEXTS = { unknown: NEVER, used: NEVER, expired: NEVER } as const;

interface QuestionProps {
  email: string | null;
  leave: () => Promise<void>;
}

function Question({ email, leave }: QuestionProps) {
  const { busy, error, run } = useAction();
  return (
    <Card component="section" padding="lg" aria-labelledby="leave-digest">
      <Stack gap={4}>
        <Heading level={2} size="md" id="leave-digest">
          Stop the digest{email === null ? '' : ` to ${email}`}?
        </Heading>
        <Text>It works at once. You can undo it for 7 days.</Text>
        <FailedAction error={error} />
        <div>
          <Button variant="primary" busy={busy} busyLabel="Unsubscribing…" onClick={() => void run(leave)}>
            Unsubscribe
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** The page behind an unsubscribe link: a masked address, one button, and the way back. */
export function LeaveDigest({ token }: { token: string }) {
  const { link, retry, askedAgain } = useLink(token, readLeaving);
  const [now, setNow] = useState<Pick<LeaveState, 'subscribed'> | null>(null);
  if (link.status === 'loading') return <Skeleton lines={3} />;
  if (link.status === 'failed') {
    return (
      <>
        <AnswerRegion takesFocus={askedAgain}>
          <LinkOver problem={linkProblem(link.error)} texts={TEXTS} onRetry={retry} />
        </AnswerRegion>
        <LeaveByAddress />
      </>
    );
  }
  const { email, undoUntil } = link.value;
  const subscribed = (now ?? link.value).subscribed;
  return (
    <AnswerRegion key={String(subscribed)} takesFocus={now !== null || askedAgain}>
      {subscribed ? (
        <Question
          email={email}
          leave={async () => {
            await leaveDigest(token);
            setNow({ subscribed: false });
          }}
        />
      ) : (
        <LeftDigest
          token={token}
          email={email}
          undoable={now !== null || undoUntil !== null}
          onBack={() => setNow({ subscribed: true })}
        />
      )}
    </AnswerRegion>
  );
}
