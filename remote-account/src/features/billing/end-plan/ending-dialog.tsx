import type { ReactNode } from 'react';
import { Button, FailureNotice, Stack } from '@skora/shared/ui';
import { Dialog } from '@skora/shared/ui/overlay';
import { useAction } from '@skora/kit';
import { changeFailure } from '../plan/plan-failure';

interface EndingDialogProps {
  title: string;
  /** Words of the button that does it, and while it does. */
  confirm: string;
  confirming: string;
  work: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more before a plan ends; nothing closes it while that is under way. */
export function EndingDialog({ title, confirm, confirming, work, onClose, children }: EndingDialogProps) {
  const { busy, failure, run } = useAction({ words: changeFailure });
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} busyLabel={confirming} onClick={() => void run(work)}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <FailureNotice>{failure}</FailureNotice>
      </Stack>
    </Dialog>
  );
}
