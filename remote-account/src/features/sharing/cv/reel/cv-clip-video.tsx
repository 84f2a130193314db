import type { CvClip } from '@skora/domain';
import { Icon, PitchLines, Spinner, Text } from '@skora/shared/ui';
import { useState } from 'react';
import styles from './cv-clip-video.module.css';

interface CvClipVideoProps {
  name: string;
  clip: Pick<CvClip, 'seconds' | 'trim'>;
  /** Finds the address of the file; asked when somebody first wants to see it. */
  load: () => Promise<string>;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

const takeFocus = (video: HTMLVideoElement | null) => video?.focus();

/** The video of a clip that is a file of ours; nothing of it is downloaded before somebody presses play. */
export function CvClipVideo({ name, clip, load }: CvClipVideoProps) {
  const { seconds, trim } = clip;
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
      <button type="button" className={styles.play} aria-label={`Play: ${name}`} onClick={open}>
        <PitchLines variant="full" className={styles.pitch} />
        {state === 'opening' ? <Spinner label="The clip is loading" /> : <Icon name="play" />}
        {seconds === null ? null : <span className={styles.length}>{clock(seconds)}</span>}
      </button>
      {state === 'failed' ? (
        <Text size="small" role="alert">
          This clip cannot be played now. Press play to try again.
        </Text>
      ) : null}
    </div>
  );
}
