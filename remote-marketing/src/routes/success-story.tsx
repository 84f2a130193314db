import { Container } from '@skora/shared/ui';
import { PicturedHeader } from '../lib/reading/pictured-header';
import { SourceList } from '../lib/reading/source-list';
import { BaseRates } from '../features/success-stories/base-rates';
import { Consent } from '../features/success-stories/consent';
import { ExampleStories } from '../features/success-stories/example-stories';
import { NoStories } from '../features/success-stories/no-stories';
import { OutcomeGrid } from '../features/success-stories/outcome-grid';
import styles from '../features/success-stories/stories-page.module.css';

export default function SuccessStory() {
  return (
    <Container>
      <PicturedHeader
        eyebrow="Success Stories"
        title="No real stories yet"
        lead="SKORA is new. Here you see what a story will look like, and what we will count as a success."
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
