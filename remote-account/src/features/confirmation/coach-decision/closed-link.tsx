import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, EmptyState, ErrorState, TextLink } from '@skora/shared/ui';
import type { LinkProblem } from './link-problem';

const WORDS: Readonly<Record<Exclude<LinkProblem, 'unreachable'>, { title: string; text: string }>> = {
  unknown: {
    title: 'This link leads nowhere',
    text: 'Mail programs sometimes cut long links. Open it from the mail again, or copy the whole address into your browser.',
  },
  used: {
    title: 'This has been answered',
    text: 'A link works for one answer, and this one has been given. If it was not you, write to us.',
  },
  expired: {
    title: 'This link is over',
    text: 'It worked for 14 days. The player can ask again.',
  },
  withdrawn: {
    title: 'The player has taken this back',
    text: 'There is nothing to do. Nothing was confirmed or declined.',
  },
};

export function ClosedLink({ problem, onRetry }: { problem: LinkProblem; onRetry: () => void }) {
  if (problem === 'unreachable') {
    return (
      <ErrorState title="We could not open the question" onRetry={onRetry}>
        Nothing has been decided. Check your connection and try again.
      </ErrorState>
    );
  }
  const { title, text } = WORDS[problem];
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
            Ask us something
          </TextLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
