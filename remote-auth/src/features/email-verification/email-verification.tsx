import { LinkChecking } from '../../lib/action-link/link-checking';
import { useVerification } from './use-verification';
import { VerificationOutcome } from './verification-outcome';

/** Uses the link of the verification mail and tells how it ended. */
export function EmailVerification() {
  const { outcome, retry, retried } = useVerification();
  if (outcome === null) return <LinkChecking label="Checking your link…" />;
  return <VerificationOutcome outcome={outcome} onRetry={retry} takesFocus={retried} />;
}
