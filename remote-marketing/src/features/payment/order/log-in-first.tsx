import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Text } from '@skora/shared/ui';
import { ActionRow } from '../../../lib/ui/action-row';

/** The step for buyers whom we do not know yet. */
export function LogInFirst() {
  return (
    <>
      <Text>Log in so that we know whose plan it is. You come back to this page with your choice.</Text>
      <ActionRow>
        <ButtonLink component={Link} to={paths.login()} variant="primary">
          Log in and go on
        </ButtonLink>
        <ButtonLink component={Link} to={paths.signUp()} variant="secondary">
          Register for free
        </ButtonLink>
      </ActionRow>
    </>
  );
}
