import { useAction } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { Button, Notice, Stack } from '@skora/shared/ui';
import { undoLeaving } from './api/undo-leaving';
import { FailedAction } from './failed-action';

interface LeftDigestProps {
  token: string;
  /** Null when the address is not known any more. */
  email: string | null;
  undoable: boolean;
  onBack: () => void;
}

/** A subscription that has ended, and for a week the way back. */
export function LeftDigest({ token, email, undoable, onBack }: LeftDigestProps) {
  const { busy, error, run } = useAction();
  const over = error instanceof Refusal && error.status === 410;
  const undo = () =>
    run(async () => {
      await undoLeaving(token);
      showToast('success', 'You will get the digest again.');
      onBack();
    });
  return (
    <Stack gap={4}>
      <Notice
        tone="success"
        title="You are unsubscribed"
        live="polite"
        action={
          undoable && !over ? (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => void undo()}>
              Undo
            </Button>
          ) : undefined
        }
      >
        We will not send the digest to {email ?? 'this address'} any more. We keep{' '}
        {undoable && !over ? 'the address for 7 days, so that you can undo this; then ' : null}only a
        fingerprint of it, so that nobody adds it again by mistake.
        {over ? ' It is too late to undo this. You can subscribe again at the bottom of this page.' : null}
      </Notice>
      <FailedAction error={over ? null : error} />
    </Stack>
  );
}
