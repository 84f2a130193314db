import { PROFILE_PICTURE } from '@skora/domain';

/** What a chosen file may be. What is stored is always a JPEG of our own making. */
export const PICTURE_BOUNDS = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  /** Bytes of the chosen file; cameras write up to 20 MB. */
  fileSize: 20 * 1024 * 1024,
  /** Shortest side in pixels. */
  shortestSide: 160,
  /** Side of the stored square, in pixels. */
  side: PROFILE_PICTURE.side,
} as const;
