import type { ClipTrim } from '@skora/domain';
import { useEffect, useRef, useState } from 'react';

interface PlaybackOptions {
  /** Finds the address of the file when somebody first wants to see it. */
  load: () => Promise<string>;
  trim: ClipTrim | null;
  /** Length of the file where it is known; some files do not say. */
  seconds: number | null;
  /** Begins as soon as it is shown: only where the visitor has asked for it, as in a reel. */
  autoStart?: boolean;
  onEnd?: () => void;
  /** Told where in the file playback is, in seconds. */
  onTime?: (seconds: number) => void;
  onLength?: (seconds: number) => void;
}

const CLOSE = 0.05;

/** Plays the trimmed part of a video file. Nothing of it is downloaded before the first press. */
export function usePlayback(options: PlaybackOptions) {
  const { load, trim, seconds, autoStart = false, onEnd, onTime, onLength } = options;
  const video = useRef<HTMLVideoElement>(null);
  const [src, setSrc] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [time, setTime] = useState(trim?.start ?? 0);
  const [length, setLength] = useState(seconds ?? 0);
  const start = trim?.start ?? 0;
  const end = trim ? Math.min(trim.end, length || trim.end) : length;

  const fail = () => {
    setWaiting(false);
    setPlaying(false);
    setFailed(true);
    setSrc(null);
  };
  const begin = (element: HTMLVideoElement) => {
    if (element.currentTime < start - CLOSE || (end > 0 && element.currentTime >= end - CLOSE)) {
      element.currentTime = start;
    }
    element.play().catch((error: unknown) => {
      // A pause before the first picture, or leaving the page, is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
  };
  const open = () => {
    setFailed(false);
    setWaiting(true);
    load().then(setSrc, fail);
  };
  const toggle = () => {
    const element = video.current;
    if (src === null || !element) return open();
    if (element.paused) begin(element);
    else element.pause();
  };
  useEffect(() => {
    if (src !== null && video.current) begin(video.current);
    // Only a new address starts playback by itself.
  }, [src]);
  useEffect(() => {
    if (autoStart) open();
    // The wish of the moment it was shown.
  }, []);
  const seek = (to: number) => {
    if (video.current) video.current.currentTime = to;
    setTime(to);
  };
  const events = {
    onPlay: () => setPlaying(true),
    onPlaying: () => setWaiting(false),
    onPause: () => setPlaying(false),
    onWaiting: () => setWaiting(true),
    onError: () => src !== null && fail(),
    onLoadedMetadata: () => {
      const element = video.current;
      if (!element) return;
      if (Number.isFinite(element.duration)) {
        setLength(element.duration);
        onLength?.(element.duration);
      }
      if (element.currentTime < start) element.currentTime = start;
    },
    onTimeUpdate: () => {
      const element = video.current;
      if (!element) return;
      setTime(element.currentTime);
      onTime?.(element.currentTime);
      if (trim === null || element.currentTime < trim.end || element.paused) return;
      element.pause();
      onEnd?.();
    },
    onEnded: () => {
      setPlaying(false);
      onEnd?.();
    },
  };
  return { video, src, playing, waiting, failed, time, start, end, toggle, seek, events };
}

export type Playback = ReturnType<typeof usePlayback>;
