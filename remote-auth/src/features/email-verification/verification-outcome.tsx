import type { ComponentProps } from 'react';
import { ResendVerificationButton } from '@skora/kit';
import { landingPage, paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { signOut, useAccountRole, useSession } from '@skora/shared/session';
import { Button, ButtonLink } from '@skora/shared/ui';
import { Outcome } from '../../lib/auth-shell/outcome';
import { rememberFirstSteps } from '../../lib/session-hold/remember-next-page';
import type { Verification } from './api/verify-email';

interface Look extends Pick<ComponentProps<typeof Outcome>, 'icon' | 'tone' | 'title'> {
  text: string;
}

/** Words and signs for each way a verification can end. */
const LOOKS: Readonly<Record<Verification, Look>> = {
  verified: {
    icon: 'success',
    tone: 'success',
    title: 'Your email address is verified',
    text: 'Thank you. It is the address you log in with.',
  },
  already: {
    icon: 'success',
    tone: 'success',
    title: 'Your email address was verified already',
    text: 'You have used this link before. You do not need to do anything else.',
  },
  moved: {
    icon: 'success',
    tone: 'success',
    title: 'Your new email address is verified',
    text: 'Because of the change, every device was logged out, this one too. Log in with your new address.',
  },
  'signed-out': {
    icon: 'lock',
    tone: 'info',
    title: 'Log in to verify your email',
    text: 'Log in to your account here, and we verify the address. If you did not sign up to SKORA, close this page: then nothing happens.',
  },
  'other-account': {
    icon: 'warning',
    tone: 'warning',
    title: 'This link is for another account',
    text: 'You are logged in with a different account. Log out first, then log in to the account we sent this email for.',
  },
  missing: {
    icon: 'mail',
    tone: 'info',
    title: 'Open the link in your email',
    text: 'When you sign up, we send you an email with a link. Open it to show that the address is yours. If you cannot find the email, check your spam folder before you ask for a new one.',
  },
  malformed: {
    icon: 'warning',
    tone: 'warning',
    title: 'This link is not complete',
    text: 'Part of it is missing. Copy the whole link from the email and open it again.',
  },
  dead: {
    icon: 'lock',
    tone: 'warning',
    title: 'This link no longer works',
    text: 'Each link works once and for a limited time, and only the newest one. If you have opened it before, your address is verified. Otherwise log in and ask for a new one.',
  },
  'dead-change': {
    icon: 'lock',
    tone: 'warning',
    title: 'This link no longer works',
    text: 'Each link works once, for a day, and only the newest one. If your address has not changed, ask for the change again in your settings.',
  },
  unreachable: {
    icon: 'danger',
    tone: 'danger',
    title: 'We could not verify your address yet',
    text: 'We could not reach the server. Your link still works. Check your connection and try again.',
  },
};

/** Ends after which somebody who logs in goes on with the first steps. */
const PROVEN: readonly Verification[] = ['verified', 'already', 'moved', 'signed-out'];

interface VerificationOutcomeProps {
  outcome: Verification;
  onRetry: () => void;
  /** The person has asked for it: reading goes on here. */
  takesFocus: boolean;
}

function WayOn({ outcome, onRetry }: Omit<VerificationOutcomeProps, 'takesFocus'>) {
  const session = useSession();
  const role = useAccountRole();
  if (outcome === 'unreachable') {
    return (
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    );
  }
  if (session.status === 'unknown') return null;
  if (outcome === 'other-account') {
    return (
      <Button
        variant="primary"
        onClick={() => {
          void signOut().then(onRetry);
        }}
      >
        Log out
      </Button>
    );
  }
  if (session.status === 'signed-out') {
    return (
      <ButtonLink
        component={Link}
        to={paths.login()}
        variant="primary"
        onClick={() => {
          if (PROVEN.includes(outcome)) rememberFirstSteps();
        }}
      >
        Log in
      </ButtonLink>
    );
  }
  if (outcome === 'dead-change') {
    return (
      <ButtonLink component={Link} to={paths.accountSecurity()} variant="primary">
        Open my settings
      </ButtonLink>
    );
  }
  if (session.user.emailVerified) {
    return (
      <ButtonLink component={Link} to={landingPage({ role, isNew: true })} variant="primary">
        Continue
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
  const { icon, tone, title, text } = LOOKS[seen];
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={title}
      takesFocus={takesFocus}
      action={<WayOn outcome={outcome} onRetry={onRetry} />}
    >
      <p>{text}</p>
      {user?.email && (outcome === 'other-account' || !user.emailVerified) ? (
        <p>
          Your address: <strong>{user.email}</strong>
        </p>
      ) : null}
    </Outcome>
  );
}
