import { Container, PageHeader } from '@skora/shared/ui';
import { ClipSteps } from '../features/clips/clip-steps';
import styles from '../features/clips/clips-page.module.css';
import { LabelExample } from '../features/clips/label-example';
import { OthersInThePicture } from '../features/clips/others-in-the-picture';
import { ReelGraphic } from '../features/clips/reel-graphic';
import { SourceList } from '../features/reading/source-list';

export default function Clips() {
  return (
    <Container>
      <PageHeader
        eyebrow="Clips"
        title="Ninety seconds that answer a question"
        lead="A reel does not have to impress. It has to show, quickly, what you do in a match. Here is how to make one."
      />
      <div className={styles.body}>
        <ReelGraphic />
        <ClipSteps />
        <LabelExample />
        <OthersInThePicture />
        <SourceList sources={['recruiterProfile', 'clipAdvice', 'photosOfChildren']} />
      </div>
    </Container>
  );
}
