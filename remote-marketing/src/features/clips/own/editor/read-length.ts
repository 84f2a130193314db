/**
 * Length of a video file in seconds.
 * @returns null when the browser cannot read it
 */
export function readLength(file: File): Promise<number | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    video.addEventListener('durationchange', () => {
      if (Number.isFinite(video.duration)) resolve(video.duration);
      // A recording of a browser says its length only once its end has been looked for.
      else video.currentTime = Number.MAX_SAFE_INTEGER;
    });
    video.addEventListener('error', () => resolve(null));
    video.preload = 'metadata';
    video.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
