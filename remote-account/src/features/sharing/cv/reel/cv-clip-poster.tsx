import { CLIP_POSTER } from '@skora/domain';
import { useRequest } from '@skora/kit';
import { useState } from 'react';
import styles from './cv-clip-video.module.css';

interface CvClipPosterProps {
  poster: string;
  /** Finds the address of the picture. */
  find: (poster: string) => Promise<string>;
}

/** A frame of the video; one that does not come leaves the pitch below it. */
export function CvClipPoster({ poster, find }: CvClipPosterProps) {
  const { value: src } = useRequest(poster, () => find(poster));
  const [failed, setFailed] = useState(false);
  if (src === null || failed) return null;
  return (
    <img
      className={styles.poster}
      src={src}
      alt=""
      width={CLIP_POSTER.side}
      height={(CLIP_POSTER.side * 9) / 16}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
