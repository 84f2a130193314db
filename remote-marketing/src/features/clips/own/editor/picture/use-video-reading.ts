import { useRef, useState } from 'react';
import { readVideo, type VideoFacts } from './read-video';

/** Reads a chosen file beside everything else somebody fills in. @param found told what the latest file holds */
export function useVideoReading(found: (facts: VideoFacts) => void) {
  const [reading, setReading] = useState(false);
  const latest = useRef<Promise<VideoFacts> | null>(null);
  const read = (file: File | null) => {
    const work = file && readVideo(file);
    latest.current = work;
    setReading(work !== null);
    void work?.then((facts) => {
      if (latest.current !== work) return;
      latest.current = null;
      setReading(false);
      found(facts);
    });
  };
  /** What is still being read, once it is; null when nothing is. */
  const awaited = async () => latest.current;
  return { reading, read, awaited };
}
