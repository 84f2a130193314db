import { Container, PageHeader } from '@skora/shared/ui';
import { SourceList } from '../features/reading/source-list';
import { BaseRates } from '../features/stories/base-rates';
import { Consent } from '../features/stories/consent';
import { ExampleStories } from '../features/stories/example-stories';
import { OutcomeGrid } from '../features/stories/outcome-grid';
import styles from '../features/stories/stories-page.module.css';

export default function SuccessStory() {
  return (
    <Container>
      <PageHeader
        eyebrow="Success Stories"
        title="No stories yet, and no invented ones"
        lead="SKORA is young. Until players have something to tell and agree to tell it, this page says what will count."
        pitch="area"
      />
      <div className={styles.body}>
        <OutcomeGrid />
        <BaseRates />
        <ExampleStories />
        <Consent />
        <SourceList sources={['baseRates', 'motorTests', 'keeperTests']} />
      </div>
    </Container>
  );
}
