import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Text } from '@skora/shared/ui';
import { ActionRow } from '../../../lib/ui/action-row';

/** The step for buyers whom we do not know yet. */
export function LogInFirst() {
  return (
    <>
      <Text>
        Please log in so that we know whose plan it is. Then you come back to this page with your choice.
      </Text>
      <ActionRow>
        <ButtonLink component={Link} to={paths.login()} variant="primary">
          Log in and go on
        </ButtonLink>
        <ButtonLink component={Link} to={paths.signUp()} variant="secondary">
          Create a free account
        </ButtonLink>
      </ActionRow>
    </>
  );
}
