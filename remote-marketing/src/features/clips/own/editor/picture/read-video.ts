import { CLIP_POSTER } from '@skora/domain';
import { withDeadline } from '@skora/shared/utils';
import { drawFrame, frameSpread } from './draw-frame';

/** What a browser finds in a video file; null where it cannot read it. */
export interface VideoFacts {
  seconds: number | null;
  picture: Blob | null;
}

/** Slow phones take a while, and nothing waits for it but a note. */
const DEADLINE_MS = 30_000;
/** Where a picture is looked for, in seconds: as early as there is something to see. */
const EARLY = [0.1, 0.6, 1.5, 3] as const;
/** A frame with less between its darkest and its brightest part is a fade: black, or plain. */
const ENOUGH_SPREAD = 40;

function next(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('This video cannot be read.')), { once: true });
  });
}

async function openVideo(address: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  // Without the store's leave a frame of it could be shown, and not be read.
  if (!address.startsWith('blob:')) video.crossOrigin = 'anonymous';
  const known = next(video, 'loadedmetadata');
  video.src = address;
  video.load();
  await known;
  return video;
}

async function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  video.currentTime = seconds;
  do await next(video, 'seeked');
  while (video.seeking);
}

async function readLength(video: HTMLVideoElement): Promise<number | null> {
  // A recording of a browser says its length only once its end has been looked for.
  if (!Number.isFinite(video.duration)) await seek(video, Number.MAX_SAFE_INTEGER);
  return Number.isFinite(video.duration) ? Math.round(video.duration * 10) / 10 : null;
}

function toFile(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (file) => resolve(file && file.size <= CLIP_POSTER.bytes ? file : null),
      CLIP_POSTER.type,
      0.86,
    );
  });
}

/** The earliest frame that shows something, or of the early ones the one that shows most. */
async function earlyFrame(video: HTMLVideoElement, seconds: number): Promise<HTMLCanvasElement | null> {
  let best: { canvas: HTMLCanvasElement; spread: number } | null = null;
  for (const at of [...EARLY.filter((moment) => moment < seconds), seconds / 2]) {
    await seek(video, at);
    const canvas = drawFrame(video, CLIP_POSTER.side);
    const spread = frameSpread(canvas);
    if (!best || spread > best.spread) best = { canvas, spread };
    if (spread >= ENOUGH_SPREAD) break;
  }
  return best?.canvas ?? null;
}

/** Length and an early picture of a chosen file. What cannot be read is null; the file itself may still be fine. */
export async function readVideo(file: File): Promise<VideoFacts> {
  const address = URL.createObjectURL(file);
  const found: VideoFacts = { seconds: null, picture: null };
  const read = async () => {
    const video = await openVideo(address);
    found.seconds = await readLength(video);
    const canvas = await earlyFrame(video, found.seconds ?? 1);
    found.picture = canvas && (await toFile(canvas));
  };
  try {
    await withDeadline(read(), DEADLINE_MS);
  } catch (error) {
    console.info('[skora] not all of a video could be read:', error);
  } finally {
    URL.revokeObjectURL(address);
  }
  return found;
}

/**
 * The picture of a video at one moment.
 * @throws when the video does not come, or its store does not let this page read it
 */
export async function readFrame(address: string, seconds: number): Promise<Blob> {
  const read = async () => {
    const video = await openVideo(address);
    await seek(video, Math.max(seconds, 0.05));
    return toFile(drawFrame(video, CLIP_POSTER.side));
  };
  const picture = await withDeadline(read(), DEADLINE_MS);
  if (!picture) throw new Error('This browser cannot draw pictures.');
  return picture;
}
