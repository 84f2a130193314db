import { clipClock, clipLength } from '@skora/domain';
import { Button, IconButton } from '@skora/shared/ui';
import styles from './clip-player.module.css';
import type { Playback } from './use-playback';

/** Seconds in words, for screen readers. @example spokenTime(63) // '1 minute 3 seconds' */
function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  const minutes = Math.floor(whole / 60);
  return minutes === 0
    ? count(whole, 'second')
    : `${count(minutes, 'minute')} ${count(whole % 60, 'second')}`;
}

interface PlaybackBarProps {
  playback: Playback;
  title: string;
  muted: boolean;
  onMuted: (muted: boolean) => void;
  /** Null where nobody speaks. */
  captions: boolean | null;
  onCaptions: (shown: boolean) => void;
  onFullScreen: () => void;
}

/** The controls below a video: all of them buttons and a slider, so that a keyboard works as anywhere. */
export function PlaybackBar(props: PlaybackBarProps) {
  const { playback, title, muted, onMuted, captions, onCaptions, onFullScreen } = props;
  const { src, playing, time, start, end, toggle, seek } = playback;
  const length = Math.max(0, end - start);
  const at = Math.min(Math.max(0, time - start), length || Infinity);
  return (
    <div className={styles.bar}>
      <IconButton
        size="sm"
        variant="ghost"
        icon={playing ? 'pause' : 'play'}
        label={playing ? `Pause: ${title}` : `Play: ${title}${length > 0 ? `, ${clipLength(length)}` : ''}`}
        onClick={toggle}
      />
      {length > 0 ? (
        <input
          type="range"
          className={styles.slider}
          aria-label="Place in the clip"
          aria-valuetext={`${spokenTime(at)} of ${spokenTime(length)}`}
          min={0}
          max={length}
          step={0.1}
          value={at}
          onChange={(event) => seek(start + Number(event.target.value))}
        />
      ) : (
        <span className={styles.slider} />
      )}
      <span className={styles.time}>
        {src === null ? '' : clipClock(at)}
        {src !== null && length > 0 ? ` / ${clipLength(length)}` : ''}
      </span>
      {captions === null ? null : (
        <Button size="sm" variant="ghost" aria-pressed={captions} onClick={() => onCaptions(!captions)}>
          Subtitles
        </Button>
      )}
      <IconButton
        size="sm"
        icon={muted ? 'sound-off' : 'sound'}
        label="Sound"
        aria-pressed={!muted}
        onClick={() => onMuted(!muted)}
      />
      <IconButton size="sm" icon="expand" label="Full screen" onClick={onFullScreen} />
    </div>
  );
}
