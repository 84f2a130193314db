import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, EmptyState, ErrorState } from '@skora/shared/ui';
import type { ParentLinkProblem } from './use-parent-request';

const TEXTS: Readonly<Record<Exclude<ParentLinkProblem, 'unreachable'>, string>> = {
  unknown: 'We do not know it. Copy the whole link out of the newest mail and open it again.',
  expired:
    'A question can be answered for 7 days. The player can ask you again from the payment page; nothing was charged.',
  replaced: 'The player has asked somebody else since. Nothing was charged.',
};

/** A parent's link that leads nowhere: why, and the way on. */
export function ParentLinkOver({ problem, onRetry }: { problem: ParentLinkProblem; onRetry: () => void }) {
  if (problem === 'unreachable') {
    return (
      <ErrorState title="Your link could not be checked" onRetry={onRetry}>
        The link is still good and nothing was charged. Check your connection and try again.
      </ErrorState>
    );
  }
  return (
    <EmptyState
      title="This link no longer works"
      action={
        <ButtonLink component={Link} to={paths.contactUs()} variant="secondary">
          Contact us
        </ButtonLink>
      }
    >
      {TEXTS[problem]}
    </EmptyState>
  );
}
