import { useState } from 'react';
import { failureMessage, useAction } from '@skora/kit';
import type { Refusal } from '@skora/shared/api';
import { Button, Cluster, FailureNotice, Stack, Text } from '@skora/shared/ui';
import { Checkbox } from '@skora/shared/ui/forms';
import { refuseRequest } from './decision-api';
import { isLinkOver } from './link-problem';

interface NotMeProps {
  token: string;
  onDecided: (stopped: boolean) => void;
  onEnded: (error: Refusal) => void;
}

export function NotMe({ token, onDecided, onEnded }: NotMeProps) {
  const [open, setOpen] = useState(false);
  const [stop, setStop] = useState(false);
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been sent. ${failureMessage(error)}`,
  });
  const refuse = () =>
    run(
      async () => {
        await refuseRequest(token, stop);
        onDecided(stop);
      },
      (error) => {
        if (isLinkOver(error)) onEnded(error);
        return isLinkOver(error);
      },
    );
  if (!open) {
    return (
      <Cluster gap={2}>
        <Text size="small" tone="muted">
          Not this coach?
        </Text>
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          Tell us
        </Button>
      </Cluster>
    );
  }
  return (
    <Stack gap={4} component="section" aria-label="You are not this coach">
      <Text>Then nothing is confirmed, and the player sees that you are not this coach.</Text>
      <Checkbox
        label="Never send me a request from any player again"
        checked={stop}
        onChange={({ target }) => setStop(target.checked)}
      />
      <FailureNotice>{failure}</FailureNotice>
      <Cluster gap={3}>
        <Button variant="secondary" busy={busy} busyLabel="Sending…" onClick={() => void refuse()}>
          I am not this coach
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          Go back
        </Button>
      </Cluster>
    </Stack>
  );
}
