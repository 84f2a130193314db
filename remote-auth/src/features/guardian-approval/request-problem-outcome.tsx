import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink } from '@skora/shared/ui';
import { Outcome } from '../../lib/auth-shell/outcome';
import { problemWords } from './problem-words';
import { canRetry, type RequestProblem } from './request-problem';

interface RequestProblemOutcomeProps {
  problem: RequestProblem;
  onRetry: () => void;
  takesFocus: boolean;
}

/** A guardian's link that leads nowhere: why, and the way on. */
export function RequestProblemOutcome(props: RequestProblemOutcomeProps) {
  const { problem, onRetry, takesFocus } = props;
  const { icon, tone, title, text } = problemWords[problem];
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
