import { clipLength, type CvClip } from '@skora/domain';
import { Icon, PitchLines, Spinner, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { CvClipPoster } from './cv-clip-poster';
import styles from './cv-clip-video.module.css';

interface CvClipVideoProps {
  name: string;
  clip: Pick<CvClip, 'seconds' | 'trim' | 'poster'>;
  /** Finds the address of the file; asked when somebody first wants to see it. */
  load: () => Promise<string>;
  findPoster: (poster: string) => Promise<string>;
}

const takeFocus = (video: HTMLVideoElement | null) => video?.focus();

/** The video of a clip that is a file of ours; nothing of it is downloaded before somebody presses play. */
export function CvClipVideo({ name, clip, load, findPoster }: CvClipVideoProps) {
  const { seconds, trim, poster } = clip;
  const length = seconds === null ? null : clipLength(seconds);
  const [src, setSrc] = useState<string | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed');
  const fail = () => {
    setSrc(null);
    setState('failed');
  };
  const open = () => {
    setState('opening');
    load().then((address) => setSrc(trim ? `${address}#t=${trim.start},${trim.end}` : address), fail);
  };
  if (src !== null) {
    return (
      // The spoken words follow below as text.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={takeFocus}
        className={styles.video}
        src={src}
        aria-label={name}
        autoPlay
        controls
        playsInline
        onError={fail}
      />
    );
  }
  return (
    <div className={styles.closed}>
      <button
        type="button"
        className={styles.play}
        aria-label={`Play: ${name}${length === null ? '' : `, ${length}`}`}
        onClick={open}
      >
        <PitchLines variant="full" className={styles.pitch} />
        {poster === null ? null : <CvClipPoster key={poster} poster={poster} find={findPoster} />}
        <span className={styles.start}>
          {state === 'opening' ? <Spinner label="The clip is loading" /> : <Icon name="play" />}
          {length}
        </span>
      </button>
      {state === 'failed' ? (
        <Text size="small" role="alert">
          This clip cannot be played now. Press play to try again.
        </Text>
      ) : null}
    </div>
  );
}
