import { paths } from '@skora/shared/contract';
import { readConfig } from '@skora/shared/config';
import { Link } from '@skora/shared/router';
import { Card, Heading, TextLink } from '@skora/shared/ui';
import { ClipElsewhere } from '../clip-elsewhere';
import { ClipFactsList } from '../clip-facts-list';
import { ClipPlayer } from '../player/clip-player';
import type { GalleryClip } from './api/find-clips';
import styles from './clip-gallery.module.css';

/** A clip that a player shows to everybody. */
export function GalleryCard({ clip }: { clip: GalleryClip }) {
  const { id, title, player, source, address, position } = clip;
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
        <TextLink
          component={Link}
          to={`${paths.contactUs()}?topic=safeguarding&clip=${id}#write`}
          quiet
          className={styles.report}
          aria-label={`Report this clip: ${title}`}
        >
          Report this clip
        </TextLink>
      </div>
    </Card>
  );
}
