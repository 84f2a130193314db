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
          title="This page does not exist"
          lead="The link may be old, or there may be a typing mistake in it. Search for the page, or choose one below."
        />
        <FindPage />
      </div>
      <OffsidePitch />
    </Container>
  );
}
