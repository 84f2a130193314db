import { EmptyState, ErrorState } from '@skora/shared/ui';
import type { LinkProblem } from './link-problem';

interface LinkOverProps {
  problem: LinkProblem;
  /** What still helps, by problem. */
  texts: Readonly<Record<Exclude<LinkProblem, 'unreachable'>, string>>;
  onRetry: () => void;
}

/** A link that leads nowhere: why, and what helps. */
export function LinkOver({ problem, texts, onRetry }: LinkOverProps) {
  if (problem === 'unreachable') {
    return (
      <ErrorState title="Your link could not be checked" onRetry={onRetry}>
        The link is still good and nothing has changed. Check your connection and try again.
      </ErrorState>
    );
  }
  return <EmptyState title="This link no longer works">{texts[problem]}</EmptyState>;
}
