import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';

/** To parents: the plan belongs to the account of the child, which stays. */
export function PlanGoesOn() {
  return (
    <p>
      A plan you pay for goes on until you cancel it.{' '}
      <TextLink component={Link} to={paths.family()}>
        See what you pay for
      </TextLink>
    </p>
  );
}
