/** Bounds of a clip. `firestore.rules` and `storage.rules` repeat them and refuse everything else. */
export const CLIP_BOUNDS = {
  /** Slots of the largest plan. */
  slots: 30,
  titleLength: 80,
  opponentLength: 60,
  colourLength: 30,
  captionsLength: 6000,
  minute: { min: 0, max: 130 },
  shirtNumber: { min: 1, max: 99 },
  /** Longest video and furthest trim, in seconds. */
  seconds: 10_800,
  /** Shortest part of a video, in seconds. */
  trimSeconds: 1,
} as const;

/** Types of video files that browsers play and that may be stored. */
export const CLIP_FILE_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const;

/** A picture of a clip: a frame of its video. The browser draws it, the backend draws it again. */
export const CLIP_POSTER = {
  type: 'image/jpeg',
  /** Longest side of what is stored, in pixels. */
  side: 800,
  /** Most bytes the backend takes. */
  bytes: 500_000,
} as const;
