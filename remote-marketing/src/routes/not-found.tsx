import { Container, PageHeader } from '@skora/shared/ui';
import { FindPage } from '../features/not-found/find-page';
import styles from '../features/not-found/not-found-page.module.css';
import { OffsidePitch } from '../features/not-found/offside-pitch';

export default function NotFound() {
  return (
    <Container className={styles.page}>
      <div>
        <PageHeader
          eyebrow="404"
          title="Offside"
          lead="This address leads nowhere. It may be old or mistyped. Play on from here."
        />
        <FindPage />
      </div>
      <OffsidePitch />
    </Container>
  );
}
