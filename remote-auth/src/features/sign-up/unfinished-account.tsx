import { useAction } from '@skora/kit';
import { Button, ErrorState } from '@skora/shared/ui';

interface UnfinishedAccountProps {
  /** Tries the rest again. Resolves whether or not it worked. */
  onRetry: () => Promise<void>;
  /** Goes on with what there is; the page for completing the account does the rest. */
  onLeave: () => void;
}

/** The identity exists and its account does not: says so, and tries the rest again. */
export function UnfinishedAccount({ onRetry, onLeave }: UnfinishedAccountProps) {
  const { busy, run } = useAction();
  return (
    <ErrorState
      title="Your account is almost ready"
      onRetry={() => void run(onRetry)}
      retrying={busy}
      action={
        <Button variant="ghost" onClick={onLeave}>
          Finish later
        </Button>
      }
    >
      Your login works, but our server did not answer when we wanted to set up your account. Nothing you typed
      is lost. Try again now, or log in later and finish then.
    </ErrorState>
  );
}
