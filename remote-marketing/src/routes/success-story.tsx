import { Container } from '@skora/shared/ui';
import { PicturedHeader } from '../features/reading/pictured-header';
import { SourceList } from '../features/reading/source-list';
import { BaseRates } from '../features/stories/base-rates';
import { Consent } from '../features/stories/consent';
import { ExampleStories } from '../features/stories/example-stories';
import { NoStories } from '../features/stories/no-stories';
import { OutcomeGrid } from '../features/stories/outcome-grid';
import styles from '../features/stories/stories-page.module.css';

export default function SuccessStory() {
  return (
    <Container>
      <PicturedHeader
        eyebrow="Success Stories"
        title="No stories yet, and no invented ones"
        lead="SKORA is young. Until players have something to tell and agree to tell it, this page says what will count."
        picture={<NoStories />}
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
