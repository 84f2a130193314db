import { Container, PageHeader } from '@skora/shared/ui';
import { SourceList } from '../features/reading/source-list';
import { Provenance } from '../features/story/provenance';
import { Safeguarding } from '../features/story/safeguarding';
import styles from '../features/story/story-page.module.css';
import { Why } from '../features/story/why';

export default function Story() {
  return (
    <Container>
      <PageHeader
        eyebrow="SKORAs STORY"
        title="Football has enough dreams for sale"
        lead="SKORA gives players something else: a record that others can check, and an honest answer to “what next?”"
        pitch="half"
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
