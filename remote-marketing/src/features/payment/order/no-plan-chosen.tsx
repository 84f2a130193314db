import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { ButtonLink, EmptyState } from '@skora/shared/ui';

/** The page without a plan in its address. */
export function NoPlanChosen() {
  const { state } = useLocation();
  return (
    <EmptyState
      title="No plan chosen yet"
      action={
        <ButtonLink component={Link} to={paths.pricing()} state={state}>
          Compare the plans
        </ButtonLink>
      }
    >
      Choose a plan first. Then you see here what it costs, when it renews and what it unlocks, before you pay
      anything.
    </EmptyState>
  );
}
