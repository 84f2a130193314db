import { CLIP_SOURCES, type ClipSource, type PositionCode } from '@skora/domain';
import { ButtonLink, Icon } from '@skora/shared/ui';
import styles from './clip-elsewhere.module.css';
import { ClipPoster } from './player/clip-poster';

interface ClipElsewhereProps {
  source: Exclude<ClipSource, 'upload'>;
  address: string;
  title: string;
  position: PositionCode | null;
}

/** A clip at YouTube or Vimeo: nothing is asked of them before somebody goes there. */
export function ClipElsewhere({ source, address, title, position }: ClipElsewhereProps) {
  const name = CLIP_SOURCES[source];
  return (
    <div className={styles.elsewhere}>
      <div className={styles.picture}>
        <ClipPoster position={position} />
      </div>
      <div className={styles.words}>
        <ButtonLink
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          size="sm"
          variant="secondary"
          aria-label={`Watch on ${name}, in a new tab: ${title}`}
        >
          Watch on {name} <Icon name="external" />
        </ButtonLink>
        <p>Opens a page of {name}, which has its own privacy rules.</p>
      </div>
    </div>
  );
}
