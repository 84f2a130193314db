import { Container, Heading, PageHeader } from '@skora/shared/ui';
import { ClipSteps } from '../features/clips/clip-steps';
import styles from '../features/clips/clips-page.module.css';
import { ClipGallery } from '../features/clips/gallery/clip-gallery';
import { LabelExample } from '../features/clips/label-example';
import { OthersInThePicture } from '../features/clips/others-in-the-picture';
import { OwnClipsSection } from '../features/clips/own/own-clips-section';
import { ReelGraphic } from '../features/clips/reel-graphic';
import { SourceList } from '../features/reading/source-list';

export default function Clips() {
  return (
    <Container>
      <PageHeader
        eyebrow="Clips"
        title="Ninety seconds that answer a question"
        lead="A clip does not have to impress. It has to show, quickly, what you do in a match. Keep yours here, see what others show, and how a good one is made."
      />
      <div className={styles.body}>
        <OwnClipsSection />
        <ClipGallery />
        <div className={styles.guide}>
          <Heading level={2} size="lg">
            How to make a reel
          </Heading>
          <ReelGraphic />
        </div>
        <ClipSteps />
        <LabelExample />
        <OthersInThePicture />
        <SourceList sources={['recruiterProfile', 'clipAdvice', 'photosOfChildren']} />
      </div>
    </Container>
  );
}
