import { ResendVerificationButton } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useSession } from '@skora/shared/session';
import { Button, ButtonLink } from '@skora/shared/ui';
import { Outcome } from '../../lib/auth-shell/outcome';
import type { Verification } from './api/verify-email';
import { verificationLooks } from './verification-looks';

interface VerificationOutcomeProps {
  outcome: Verification;
  onRetry: () => void;
  /** The person has asked for it: reading goes on here. */
  takesFocus: boolean;
}

function WayOn({ outcome, onRetry }: Omit<VerificationOutcomeProps, 'takesFocus'>) {
  const session = useSession();
  if (outcome === 'unreachable') {
    return (
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    );
  }
  if (session.status === 'unknown') return null;
  if (session.status === 'signed-out') {
    return (
      <ButtonLink component={Link} to={paths.login()} variant="primary">
        Log in
      </ButtonLink>
    );
  }
  if (session.user.emailVerified) {
    return (
      <ButtonLink component={Link} to={paths.home()} variant="primary">
        Go to the start page
      </ButtonLink>
    );
  }
  return <ResendVerificationButton label="Send me a new link" />;
}

/** The outcome of the verification, with the next step for a signed-in or signed-out visitor. */
export function VerificationOutcome({ outcome, onRetry, takesFocus }: VerificationOutcomeProps) {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  // A verified visitor needs no code.
  const seen = outcome === 'missing' && user?.emailVerified ? 'verified' : outcome;
  const { icon, tone, title, text } = verificationLooks[seen];
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={title}
      takesFocus={takesFocus}
      action={<WayOn outcome={outcome} onRetry={onRetry} />}
    >
      <p>{text}</p>
      {user?.email && !user.emailVerified ? (
        <p>
          Your address: <strong>{user.email}</strong>
        </p>
      ) : null}
    </Outcome>
  );
}
