import { Container } from '@skora/shared/ui';
import { PicturedHeader } from '../lib/reading/pictured-header';
import { SourceList } from '../lib/reading/source-list';
import { FiftyProfiles } from '../features/story/fifty-profiles';
import { Provenance } from '../features/story/provenance';
import { Safeguarding } from '../features/story/safeguarding';
import styles from '../features/story/story-page.module.css';
import { Why } from '../features/story/why';

export default function Story() {
  return (
    <Container>
      <PicturedHeader
        eyebrow="SKORAs STORY"
        title="Why we build SKORA"
        lead="Young players hear many big promises. We give them a CV that others can check, and tell them what to train next."
        picture={<FiftyProfiles />}
      />
      <div className={styles.body}>
        <Why />
        <Provenance />
        <Safeguarding />
        <SourceList sources={['recruiterProfile', 'fakeAgents', 'photosOfChildren', 'bodyComposition']} />
      </div>
    </Container>
  );
}
