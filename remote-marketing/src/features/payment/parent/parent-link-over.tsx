import { Refusal } from '@skora/shared/api';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, EmptyState, ErrorState } from '@skora/shared/ui';

/** Why a parent's link does not work; `unreachable` is about us or the network. */
type ParentLinkProblem = 'unknown' | 'expired' | 'replaced' | 'unreachable';

const TEXTS: Readonly<Record<Exclude<ParentLinkProblem, 'unreachable'>, string>> = {
  unknown: 'Part of it may be missing. Copy the whole link from the newest email and open it again.',
  expired:
    'It worked for 7 days. Nothing can be paid by it any more. The player can ask you again from the payment page.',
  replaced: 'The player has asked somebody else to pay. Nothing was charged.',
};

/** Reads why a request by a parent's link failed. */
function parentLinkProblem(error: unknown): ParentLinkProblem {
  if (!(error instanceof Refusal)) return 'unreachable';
  if (error.type === 'link-expired') return 'expired';
  if (error.type === 'link-replaced') return 'replaced';
  return error.status === 404 ? 'unknown' : 'unreachable';
}

/** A parent's link that does not work: why, and the way on. */
export function ParentLinkOver({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = parentLinkProblem(error);
  if (problem === 'unreachable') {
    return (
      <ErrorState title="We could not check your link" onRetry={onRetry}>
        Your link stays as it is and nothing was charged. Check your connection and try again.
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
