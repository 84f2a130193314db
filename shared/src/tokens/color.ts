/**
 * Colours as sRGB hex. A floodlit pitch at night: almost-black pine surfaces, chalk ink, and one warm
 * accent, the orange of a winter ball. `ice` is the cool second voice (links, focus, comparison data).
 * `light.ts` has the same names by daylight. Every pair used for text or graphics is asserted in `contrast.test.ts`.
 */
export const color = {
  page: '#070e0d',
  surface1: '#0d1816',
  surface2: '#142320',
  surface3: '#1c302b',
  line: '#263b36',
  lineStrong: '#6b857d',
  chalk: '#f4f2e9',
  ink: '#f4f2e9',
  inkMuted: '#bcc8c1',
  inkSubtle: '#94a59d',
  accent: '#ff7d42',
  accentStrong: '#ffa077',
  accentWash: '#2b1a12',
  onAccent: '#150a04',
  ice: '#93cdff',
  iceWash: '#11263a',
  success: '#5fd9a6',
  successWash: '#0f2a21',
  warning: '#f3d06a',
  warningWash: '#2a2412',
  danger: '#ff8fa0',
  dangerWash: '#33161d',
  focus: '#93cdff',
} as const;

/** Name of a colour token. */
export type ColorName = keyof typeof color;
