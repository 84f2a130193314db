import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, EmptyState, ErrorState, TextLink } from '@skora/shared/ui';

/** What to say to each problem of a link that a mail brought; `unreachable` has words of its own. */
export type ClosedWords<Problem extends string> = Readonly<
  Record<Exclude<Problem, 'unreachable'>, { title: string; text: string }>
>;

interface ClosedLinkProps<Problem extends string> {
  problem: Problem | 'unreachable';
  words: ClosedWords<Problem>;
  /** What could not be opened, when nobody answered. @example 'We could not open the request' */
  unreachable: string;
  onRetry: () => void;
}

/** A link of a mail that cannot be used: why, and the way on. */
export function ClosedLink<Problem extends string>(props: ClosedLinkProps<Problem>) {
  const { problem, words, unreachable, onRetry } = props;
  if (problem === 'unreachable') {
    return (
      <ErrorState title={unreachable} onRetry={onRetry}>
        Nothing has been decided. Check your connection and try again.
      </ErrorState>
    );
  }
  const { title, text } = words[problem as Exclude<Problem, 'unreachable'>];
  return (
    <EmptyState
      title={title}
      action={
        problem === 'unknown' ? (
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <TextLink component={Link} to={paths.contactUs()} arrow>
            Contact us
          </TextLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
