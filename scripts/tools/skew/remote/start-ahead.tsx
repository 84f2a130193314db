// @ts-expect-error No kernel has it: it stands for what a later one adds.
import { Container, Podium } from '@skora/shared/ui';

/** A page that needs a name which the deployed kernel lacks. */
export default function StartAhead() {
  return (
    <Container section>
      <Podium />
    </Container>
  );
}
