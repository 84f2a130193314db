import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, EmptyState } from '@skora/shared/ui';

/** For a parent who came by the plans: a plan belongs to the account of a player. */
export function ParentsBuyNothing() {
  return (
    <EmptyState
      title="A plan is for your child’s account"
      action={
        <ButtonLink component={Link} to={paths.family()}>
          Go to your family
        </ButtonLink>
      }
    >
      A plan would change nothing in your parent account. Your child chooses a plan and asks you to pay. The
      question then is on the page of your family, with the price before anything is paid.
    </EmptyState>
  );
}
