import { EmptyState, ErrorState } from '@skora/shared/ui';
import type { LinkProblem } from './link-problem';

interface LinkOverProps {
  problem: LinkProblem;
  /** What still helps, by problem. */
  texts: Readonly<Record<Exclude<LinkProblem, 'unreachable'>, string>>;
  onRetry: () => void;
}

/** A link that does not work: why, and what helps. */
export function LinkOver({ problem, texts, onRetry }: LinkOverProps) {
  if (problem === 'unreachable') {
    return (
      <ErrorState title="We could not check your link" onRetry={onRetry}>
        Your link stays as it is and nothing has changed. Check your connection and try again.
      </ErrorState>
    );
  }
  return <EmptyState title="This link no longer works">{texts[problem]}</EmptyState>;
}
