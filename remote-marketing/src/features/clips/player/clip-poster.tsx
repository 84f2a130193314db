import { CLIP_POSTER, PITCH_SPOTS, type PositionCode } from '@skora/domain';
import { useState } from 'react';
import styles from './clip-poster.module.css';

const WIDTH = 160;
const HEIGHT = 90;

interface ClipPosterProps {
  position: PositionCode | null;
  /** Address of a frame of the video. */
  src?: string | null;
}

/** What stands where the video will be: a frame of it; without one, the pitch with the place of the player on it. */
export function ClipPoster({ position, src = null }: ClipPosterProps) {
  return (
    <>
      <Pitch position={position} />
      {src === null ? null : <Frame key={src} src={src} />}
    </>
  );
}

/** A frame that does not come leaves the pitch below it. */
function Frame({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      className={styles.frame}
      src={src}
      alt=""
      width={CLIP_POSTER.side}
      height={(CLIP_POSTER.side * HEIGHT) / WIDTH}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

function Pitch({ position }: { position: PositionCode | null }) {
  const [x, y] = position ? PITCH_SPOTS[position] : [50, 50];
  const [cx, cy] = [8 + (x / 100) * (WIDTH - 16), 8 + (y / 100) * (HEIGHT - 16)];
  return (
    <svg
      className={styles.poster}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <g className={styles.lines}>
        <path d="M8 8h144v74H8zM80 8v74M8 27h20v36H8M152 27h-20v36h20" />
        <circle cx="80" cy="45" r="12" />
      </g>
      {position ? (
        <>
          <circle className={styles.zone} cx={cx} cy={cy} r="24" />
          <circle className={styles.ring} cx={cx} cy={cy} r="9" />
          <circle className={styles.spot} cx={cx} cy={cy} r="3.5" />
        </>
      ) : null}
    </svg>
  );
}
