import { readConfig } from '@skora/shared/config';
import { Card, Heading } from '@skora/shared/ui';
import { ClipElsewhere } from '../clip-elsewhere';
import { ClipFactsList } from '../clip-facts-list';
import { ClipPlayer } from '../player/clip-player';
import { ReportClip } from '../report/report-clip';
import type { GalleryClip } from './api/find-clips';
import styles from './clip-gallery.module.css';

/** A clip that a player shows to everybody. */
export function GalleryCard({ clip }: { clip: GalleryClip }) {
  const { title, player, source, address, position } = clip;
  const load = () => Promise.resolve(`${readConfig().backendUrl}${address}`);
  return (
    <Card component="article" padding="none" className={styles.card}>
      {source === 'upload' ? (
        <ClipPlayer clip={clip} load={load} />
      ) : (
        <ClipElsewhere source={source} address={address} title={title} position={position} />
      )}
      <div className={styles.words}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <p className={styles.player}>{player}</p>
        <ClipFactsList clip={clip} />
        <ReportClip clip={clip} />
      </div>
    </Card>
  );
}
