import { color, gradient } from '@skora/shared/tokens';

/** The colours of the site; its night is the dark version, and the light one is written in its darkest inks. */
const BRAND = {
  band: gradient.internal[0],
  onBand: color.chalk,
  button: color.accent,
  onButton: color.onAccent,
  edge: color.accent,
} as const;

/** Colours of a mail as sRGB hex. */
export interface Palette extends Record<keyof typeof BRAND, string> {
  /** Around and below the sheet. */
  ground: string;
  sheet: string;
  ink: string;
  /** Small print. */
  muted: string;
  link: string;
}

export const LIGHT: Palette = {
  ...BRAND,
  ground: color.chalk,
  sheet: '#ffffff',
  ink: color.page,
  muted: color.line,
  link: gradient.cv[0],
};

export const DARK: Palette = {
  ...BRAND,
  ground: color.page,
  sheet: color.surface1,
  ink: color.ink,
  muted: color.inkMuted,
  link: color.ice,
};
