import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Container, PageHeader } from '@skora/shared/ui';

/** What a parent sees in the place of a page about a player's own things. */
export function ForPlayers() {
  return (
    <Container width="text" section>
      <PageHeader
        eyebrow="Parent account"
        title="This page is for players"
        lead="Your account is for a parent or guardian, so it has no CV and no stats of its own. What your child shows to whom, and everything that waits for your answer, is on the page of your family."
        size="lg"
        actions={
          <ButtonLink component={Link} to={paths.family()} variant="primary">
            Go to your family
          </ButtonLink>
        }
      />
    </Container>
  );
}
