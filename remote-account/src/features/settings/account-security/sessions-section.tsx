import { useState } from 'react';
import { signOut } from '@skora/shared/session';
import { Button, FailureNotice, Text } from '@skora/shared/ui';
import { Dialog } from '@skora/shared/ui/overlay';
import { useAction } from '@skora/kit';
import { endAllSessions } from './api/security-api';
import { SecuritySection } from './section/security-section';

export function SessionsSection() {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const close = () => {
    if (!busy) setAsking(false);
  };
  const confirm = () =>
    run(async () => {
      await endAllSessions();
      await signOut();
    });
  return (
    <SecuritySection id="sessions" title="Sessions">
      <Text tone="muted">
        You stay logged in on a device until you log out there. If you lose a device, or one is not yours, log
        out everywhere.
      </Text>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Log out everywhere
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={close}
        title="Log out everywhere?"
        size="sm"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Stay logged in
            </Button>
            <Button variant="primary" busy={busy} busyLabel="Logging out…" onClick={() => void confirm()}>
              Log out everywhere
            </Button>
          </>
        }
      >
        <Text>
          Every phone, tablet and computer has to log in again, this one included. Drafts on this device that
          you have not saved are deleted.
        </Text>
        <FailureNotice>{failure}</FailureNotice>
      </Dialog>
    </SecuritySection>
  );
}
