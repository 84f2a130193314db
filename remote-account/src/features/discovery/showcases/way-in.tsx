import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Notice } from '@skora/shared/ui';

export function WayIn() {
  return (
    <Notice
      title="You can read everything; registering is part of the Pro League Path"
      action={
        <ButtonLink component={Link} to={paths.pricing()} state={{ upgrade: true }} variant="secondary">
          See the plans
        </ButtonLink>
      }
    >
      It takes that plan, an age the event is for and, below 18, the agreement of a parent or guardian. A
      place buys you a well-run day of football, not attention from a club.
    </Notice>
  );
}
