/** The picture of a player. The browser cuts a square of it, the backend draws that again. */
export const PROFILE_PICTURE = {
  /** What the backend takes; what it stores is always a JPEG. */
  types: ['image/jpeg', 'image/png', 'image/webp'],
  /** Side of what is stored, in pixels. */
  side: 512,
  /** Most bytes the backend takes. */
  bytes: 2 * 1024 * 1024,
} as const;
