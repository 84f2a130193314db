import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Cluster } from '@skora/shared/ui';

/** What a week begins with; each opens its sheet on the page of the weeks. */
export function AddButtons() {
  return (
    <Cluster gap={3}>
      <ButtonLink component={Link} to={`${paths.weeklyStats()}?add=match`} variant="secondary">
        Add a match
      </ButtonLink>
      <ButtonLink component={Link} to={`${paths.weeklyStats()}?add=training`} variant="secondary">
        Add a training
      </ButtonLink>
    </Cluster>
  );
}
