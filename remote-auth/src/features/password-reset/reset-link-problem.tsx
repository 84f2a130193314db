import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink } from '@skora/shared/ui';
import type { LinkProblem } from '../../lib/action-link/link-problem';
import { Outcome } from '../../lib/auth-shell/outcome';

const looks = {
  missing: {
    icon: 'mail',
    tone: 'info',
    title: 'Open the link in your email',
    text: 'You can choose a new password only with a link we send you. Ask for a link, or open the one you have.',
  },
  malformed: {
    icon: 'warning',
    tone: 'warning',
    title: 'This link is not complete',
    text: 'Part of it is missing. Copy the whole link from the email, or ask for a new one.',
  },
  dead: {
    icon: 'lock',
    tone: 'warning',
    title: 'This link no longer works',
    text: 'Each link works once and for a short time, and only the newest one. If you have set your new password already, log in with it. Otherwise your password is unchanged: ask for a new link.',
  },
  unreachable: {
    icon: 'danger',
    tone: 'danger',
    title: 'We could not check your link',
    text: 'We could not reach the server. Your link still works. Check your connection and try again.',
  },
} as const;

interface ResetLinkProblemProps {
  problem: LinkProblem;
  onRetry: () => void;
  takesFocus: boolean;
}

/** A reset link that does not work: why, and the way on. */
export function ResetLinkProblem({ problem, onRetry, takesFocus }: ResetLinkProblemProps) {
  const { icon, tone, title, text } = looks[problem];
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={title}
      takesFocus={takesFocus}
      action={
        problem === 'unreachable' ? (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <ButtonLink component={Link} to={paths.forgotPassword()} variant="primary">
            {problem === 'missing' ? 'Ask for a link' : 'Ask for a new link'}
          </ButtonLink>
        )
      }
    >
      <p>{text}</p>
    </Outcome>
  );
}
