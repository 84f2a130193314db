import { type Clip, CLIP_AUDIENCES, watchAddress } from '@skora/domain';
import { Badge, Button, Card, Cluster, Heading, IconButton } from '@skora/shared/ui';
import { AsleepNotice } from './asleep-notice';
import { ClipElsewhere } from '../clip-elsewhere';
import { ClipFactsList } from '../clip-facts-list';
import { ClipPlayer } from '../player/clip-player';
import { useClipRepository } from './repository/clip-repository-context';
import { HiddenNotice } from './hidden-notice';
import styles from './own-clips.module.css';
import { RemoveClip } from './remove-clip';
import { useOwnPoster } from './repository/use-own-poster';

interface OwnClipCardProps {
  uid: string;
  clip: Clip;
  /** 0 first. */
  place: number;
  last: boolean;
  /** Moves it by so many places; null where the plan has no reel. */
  onMove: ((by: number) => void) | null;
  onChange: () => void;
  /** Why nobody else sees it: null while a person has to look; absent when others may. */
  hidden?: string | null;
  /** Clips of the plan, where it has no room for this one; `null`: it has. */
  asleepAt: number | null;
}

/** One of the player's own clips with everything that can be done with it. */
export function OwnClipCard({
  uid,
  clip,
  place,
  last,
  onMove,
  onChange,
  hidden,
  asleepAt,
}: OwnClipCardProps) {
  const repository = useClipRepository();
  const { source, title, visibility } = clip;
  const address = watchAddress(clip);
  const poster = useOwnPoster(uid, clip);
  return (
    <Card component="li" padding="none" className={styles.card}>
      {source === 'upload' || address === null ? (
        <ClipPlayer
          key={`${clip.trim?.start} ${clip.trim?.end}`}
          clip={clip}
          poster={poster}
          load={() => repository.address(uid, clip.slot)}
        />
      ) : (
        <ClipElsewhere source={source} address={address} title={title} position={clip.position} />
      )}
      <div className={styles.words}>
        <Cluster justify="between">
          <Badge tone={visibility === 'public' ? 'accent' : visibility === 'link' ? 'info' : 'neutral'}>
            {CLIP_AUDIENCES[visibility]}
          </Badge>
          {onMove ? (
            <Cluster gap={1}>
              <IconButton
                size="sm"
                icon="arrow-up"
                label={`Move earlier: ${title}`}
                aria-disabled={place === 0}
                onClick={() => place > 0 && onMove(-1)}
              />
              <IconButton
                size="sm"
                icon="arrow-down"
                label={`Move later: ${title}`}
                aria-disabled={last}
                onClick={() => !last && onMove(1)}
              />
            </Cluster>
          ) : null}
        </Cluster>
        <Heading level={3} size="sm">
          <span className={styles.place}>{place + 1}</span> {title}
        </Heading>
        <ClipFactsList clip={clip} />
        {asleepAt === null ? null : <AsleepNotice room={asleepAt} />}
        {hidden === undefined ? null : <HiddenNotice reason={hidden} />}
        <Cluster>
          <Button size="sm" variant="secondary" aria-label={`Change: ${title}`} onClick={onChange}>
            Change
          </Button>
          <RemoveClip uid={uid} clip={clip} />
        </Cluster>
      </div>
    </Card>
  );
}
