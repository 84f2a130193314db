import { Container } from '@skora/shared/ui';
import { Hero } from '../features/home/hero';
import { KickOff } from '../features/home/kick-off';
import { NoPromises } from '../features/home/no-promises';
import { Numbers } from '../features/home/numbers';
import { Steps } from '../features/home/steps';
import { DemoSection } from '../features/home/percentile-demo/demo-section';

export default function Home() {
  return (
    <Container>
      <Hero />
      <Steps />
      <DemoSection />
      <NoPromises />
      <Numbers />
      <KickOff />
    </Container>
  );
}
