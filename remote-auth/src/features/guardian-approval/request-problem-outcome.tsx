import type { ComponentProps } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink } from '@skora/shared/ui';
import { Outcome } from '../../lib/auth-shell/outcome';
import { canRetry, type RequestProblem } from './request-problem';

interface Words extends Pick<ComponentProps<typeof Outcome>, 'icon' | 'tone' | 'title'> {
  text: string;
}

const DEAD = 'This link no longer works';

/** Words and signs for each way a guardian's link can fail. */
const WORDS: Readonly<Record<RequestProblem, Words>> = {
  missing: {
    icon: 'mail',
    tone: 'info',
    title: 'Open the link from your email',
    text: 'We send parents and guardians an email with a link when a young player wants an account. Open that link to come back here.',
  },
  malformed: {
    icon: 'warning',
    tone: 'warning',
    title: DEAD,
    text: 'We do not know it. Copy the whole link out of the newest email and open it again. If that does not help, the player can send you a new email from the page of the account.',
  },
  used: {
    icon: 'lock',
    tone: 'warning',
    title: DEAD,
    text: 'It has been answered already. If you approved and want to take that back, use the link in the confirmation email. If you declined and have changed your mind, the player can ask you again.',
  },
  expired: {
    icon: 'clock',
    tone: 'warning',
    title: DEAD,
    text: 'A question can be answered for 7 days. The player can ask you again from the page of the account.',
  },
  replaced: {
    icon: 'mail',
    tone: 'warning',
    title: DEAD,
    text: 'The player has asked again since. Use the link in the newest email.',
  },
  grown: {
    icon: 'clock',
    tone: 'info',
    title: 'The player is 18 now',
    text: 'From 18 on, players decide alone about their account, their CV and contact requests. Your agreement is no longer needed, and you cannot change anything with this link any more.',
  },
  changed: {
    icon: 'warning',
    tone: 'warning',
    title: 'The text has changed',
    text: 'What you are asked to agree to was changed while this page was open. Nothing has been decided. Please read the new text before you answer.',
  },
  busy: {
    icon: 'clock',
    tone: 'warning',
    title: 'Too many requests',
    text: 'Nothing has been decided. Wait a minute, then try again.',
  },
  unreachable: {
    icon: 'danger',
    tone: 'danger',
    title: 'Your link could not be checked',
    text: 'We could not reach the server. The link is still good and nothing has been decided: check your connection and try again.',
  },
};

interface RequestProblemOutcomeProps {
  problem: RequestProblem;
  onRetry: () => void;
  takesFocus: boolean;
}

/** A guardian's link that leads nowhere: why, and the way on. */
export function RequestProblemOutcome(props: RequestProblemOutcomeProps) {
  const { problem, onRetry, takesFocus } = props;
  const { icon, tone, title, text } = WORDS[problem];
  return (
    <Outcome
      tone={tone}
      icon={icon}
      title={title}
      takesFocus={takesFocus}
      action={
        <>
          {canRetry(problem) ? (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          <ButtonLink component={Link} to={paths.contactUs()} variant="secondary">
            Contact us
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </Outcome>
  );
}
