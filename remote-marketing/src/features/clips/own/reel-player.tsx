import type { Clip } from '@skora/domain';
import { Button, Cluster, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { ClipPlayer } from '../player/clip-player';
import { useClipRepository } from './repository/clip-repository-context';
import styles from './own-clips.module.css';

/** The files among the clips, one after the other, as a viewer of the reel sees them. */
export function ReelPlayer({ uid, clips }: { uid: string; clips: readonly Clip[] }) {
  const repository = useClipRepository();
  const files = clips.filter(({ source }) => source === 'upload');
  const [place, setPlace] = useState(0);
  const clip = files[place];
  if (!clip) {
    return (
      <div className={styles.reel}>
        <Text>
          {files.length === 0
            ? 'The reel plays only video files. Clips on YouTube or Vimeo open there, one by one.'
            : 'That was your reel.'}
        </Text>
        {files.length > 0 ? (
          <Button size="sm" variant="secondary" onClick={() => setPlace(0)}>
            Play it again
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <div className={styles.reel} role="group" aria-label="Your reel">
      <ClipPlayer
        key={clip.slot}
        clip={clip}
        load={() => repository.address(uid, clip.slot)}
        autoStart
        onEnd={() => setPlace(place + 1)}
      />
      <Cluster justify="between">
        <Text role="status">
          {place + 1} of {files.length}: {clip.title}
        </Text>
        <Button size="sm" variant="secondary" onClick={() => setPlace(place + 1)}>
          Next clip
        </Button>
      </Cluster>
    </div>
  );
}
