import { clipLength, parseCaptions, shownSeconds, type Clip } from '@skora/domain';
import { Button, Icon, Spinner } from '@skora/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { ClipPoster } from './clip-poster';
import styles from './clip-player.module.css';
import { PlaybackBar } from './playback-bar';
import { usePlayback } from './use-playback';

interface ClipPlayerProps {
  clip: Pick<Clip, 'title' | 'position' | 'trim' | 'seconds' | 'captions'>;
  /** Address of its picture; without one the pitch stands there. */
  poster?: string | null;
  load: () => Promise<string>;
  autoStart?: boolean;
  onEnd?: () => void;
  onTime?: (seconds: number) => void;
  onLength?: (seconds: number) => void;
}

/** A clip that is a file of ours: its part, its captions, and nothing before somebody presses play. */
export function ClipPlayer({ clip, poster = null, ...options }: ClipPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [muted, setMuted] = useState(true);
  const [shown, setShown] = useState(true);
  const playback = usePlayback({ ...options, trim: clip.trim, seconds: clip.seconds });
  const captions = useMemo(() => parseCaptions(clip.captions), [clip.captions]);
  const { src, time, failed, waiting } = playback;
  const length = shownSeconds(clip);
  const caption = captions.find(({ start, end }) => time >= start && time < end);
  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // A browser that refuses leaves the clip where it is.
    else frame.current?.requestFullscreen().catch(() => undefined);
  };
  return (
    <div ref={frame} className={styles.player} role="group" aria-label={`Video: ${clip.title}`}>
      <div className={styles.picture}>
        {src === null ? (
          <ClipPoster position={clip.position} src={poster} />
        ) : (
          // Captions are drawn below: the browser's own track would need a file of its own.
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <video
            ref={playback.video}
            src={src}
            muted={muted}
            playsInline
            preload="metadata"
            {...playback.events}
          />
        )}
        {src === null && !waiting && !failed ? (
          <button
            type="button"
            className={styles.start}
            tabIndex={-1}
            aria-hidden="true"
            onClick={playback.toggle}
          >
            <span>
              <Icon name="play" />
              {length === null ? null : clipLength(length)}
            </span>
          </button>
        ) : null}
        {waiting ? <Spinner className={styles.spinner} label="The clip is loading" /> : null}
        {failed ? (
          <div className={styles.failed} role="alert">
            <p>We cannot play this clip right now.</p>
            <Button size="sm" variant="secondary" onClick={playback.toggle}>
              Try again
            </Button>
          </div>
        ) : null}
        {shown && caption ? <p className={styles.caption}>{caption.text}</p> : null}
      </div>
      <PlaybackBar
        playback={playback}
        title={clip.title}
        muted={muted}
        onMuted={setMuted}
        captions={captions.length > 0 ? shown : null}
        onCaptions={setShown}
        onFullScreen={fullScreen}
      />
    </div>
  );
}
