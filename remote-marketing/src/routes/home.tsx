import { ButtonLink, Heading, PitchLines } from '@skora/shared/ui';
import { Link } from '@skora/shared/router';
import { paths } from '@skora/shared/contract';

export default function Home() {
  return (
    <section>
      <PitchLines />
      <Heading level={1}>Data. Direction. Destiny.</Heading>
      <ButtonLink component={Link} to={paths.signUp()}>Create your CV</ButtonLink>
    </section>
  );
}
