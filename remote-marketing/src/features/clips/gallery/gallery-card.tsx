import { Link } from '@skora/shared/router';
import { Card, Heading, TextLink } from '@skora/shared/ui';
import { ClipFactsList } from '../clip-facts-list';
import { ReportClip } from '../report/report-clip';
import type { GalleryClip } from './api/find-clips';
import styles from './clip-gallery.module.css';
import { ClipPicture } from './clip-picture';
import { paths } from '@skora/shared/contract';

/** Address of the page of a clip. @example clipHref({ id: 'a' }) // '/clips/a' */
function clipHref({ id }: { id: string }): string {
  return `${paths.clips()}/${encodeURIComponent(id)}`;
}

/** A clip that a player shows to everybody. */
export function GalleryCard({ clip }: { clip: GalleryClip }) {
  return (
    <Card component="article" padding="none" className={styles.card}>
      <ClipPicture clip={clip} />
      <div className={styles.words}>
        <Heading level={3} size="sm">
          <TextLink component={Link} to={clipHref(clip)} quiet>
            {clip.title}
          </TextLink>
        </Heading>
        <p className={styles.player}>{clip.player}</p>
        <ClipFactsList clip={clip} />
        <ReportClip clip={clip} />
      </div>
    </Card>
  );
}
