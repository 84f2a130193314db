import { Container, Heading, Text } from '@skora/shared/ui';
import { ClipSteps } from '../features/clips/clip-steps';
import styles from '../features/clips/clips-page.module.css';
import { ClipGallery } from '../features/clips/gallery/clip-gallery';
import { LabelExample } from '../features/clips/label-example';
import { OthersInThePicture } from '../features/clips/others-in-the-picture';
import { OwnClipsSection } from '../features/clips/own/own-clips-section';
import { ReelGraphic } from '../features/clips/reel-graphic';
import { Viewfinder } from '../features/clips/viewfinder';
import { PicturedHeader } from '../lib/reading/pictured-header';
import { SourceList } from '../lib/reading/source-list';

export default function Clips() {
  return (
    <Container>
      <PicturedHeader
        eyebrow="Clips"
        title="Show how you play"
        lead="A good clip shows quickly what you do in a match. Keep yours here, see what others show, and learn how to make a good one."
        picture={<Viewfinder />}
      />
      <div className={styles.body}>
        <OwnClipsSection />
        <ClipGallery />
        <div className={styles.guide}>
          <div className={styles.intro}>
            <Heading level={2} size="lg">
              How to make a reel
            </Heading>
            <Text tone="muted">Put your best five plays first: not everybody watches to the end.</Text>
          </div>
          <ReelGraphic />
        </div>
        <ClipSteps />
        <LabelExample />
        <div>
          <OthersInThePicture />
          <SourceList sources={['recruiterProfile', 'clipAdvice', 'photosOfChildren']} />
        </div>
      </div>
    </Container>
  );
}
