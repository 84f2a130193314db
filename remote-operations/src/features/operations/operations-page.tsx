import { PageSlot } from '@skora/shared/remote';
import { useIsAdmin } from '@skora/shared/session';
import { Container, PageHeader, Skeleton } from '@skora/shared/ui';
import { useState } from 'react';
import { OperationsBoard } from './operations-board';
import styles from './operations-page.module.css';

/** What the page is to everybody but admins: an address that does not exist, as the site's page for those says it. */
function NotFound() {
  return (
    <Container className={styles.notFound}>
      <PageHeader
        eyebrow="404"
        title="This page does not exist"
        lead="The link may be old, or there may be a typing mistake in it. Search for the page, or choose one below."
      />
      <PageSlot name="operations:not-found" />
    </Container>
  );
}

/** For admins. The claim in the browser is a hint; the backend refuses everybody else. */
export function OperationsPage() {
  const isAdmin = useIsAdmin();
  const [denied, setDenied] = useState(false);
  if (isAdmin === null) {
    return (
      <Container className={styles.page}>
        <PageHeader size="lg" title="One moment" />
        <Skeleton lines={6} />
      </Container>
    );
  }
  return isAdmin && !denied ? <OperationsBoard onDenied={() => setDenied(true)} /> : <NotFound />;
}
