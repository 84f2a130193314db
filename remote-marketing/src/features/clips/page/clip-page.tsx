import { asLoaded, useRequest } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink, Card, Container, PageHeader, Skeleton, TextLink } from '@skora/shared/ui';
import { ClipFactsList } from '../clip-facts-list';
import { ClipPicture } from '../gallery/clip-picture';
import { ReportClip } from '../report/report-clip';
import { findClip } from './api/find-clip';
import styles from './clip-page.module.css';

export function ClipPage({ id }: { id: string }) {
  const found = asLoaded(useRequest(id, async () => (await findClip(id)) ?? 'missing'));
  if (found.status === 'loading') {
    return (
      <Container className={styles.page}>
        <PageHeader eyebrow="Clips" title="One clip" lead="It is loading." />
        <Skeleton shape="block" className={styles.waiting} />
      </Container>
    );
  }
  if (found.status === 'failed') {
    return (
      <Container className={styles.page}>
        <PageHeader
          eyebrow="Clips"
          title="We could not load this clip"
          lead="Check your connection and try again."
        />
        <Button variant="secondary" onClick={found.retry} className={styles.back}>
          Try again
        </Button>
      </Container>
    );
  }
  if (found.value === 'missing') {
    return (
      <Container className={styles.page}>
        <PageHeader
          eyebrow="Clips"
          title="There is no such clip"
          lead="The player may have taken it back. Then nobody can see it here any more."
        />
        <ButtonLink component={Link} to={paths.clips()} variant="secondary" className={styles.back}>
          See what others show
        </ButtonLink>
      </Container>
    );
  }
  const clip = found.value;
  return (
    <Container className={styles.page}>
      <PageHeader eyebrow="Clip" title={clip.title} lead={`Shown by ${clip.player}`} />
      <Card component="article" padding="none" className={styles.card} aria-label={clip.title}>
        <ClipPicture clip={clip} />
        <div className={styles.words}>
          <ClipFactsList clip={clip} />
          <ReportClip clip={clip} />
        </div>
      </Card>
      <TextLink component={Link} to={paths.clips()} arrow className={styles.back}>
        All clips
      </TextLink>
    </Container>
  );
}
