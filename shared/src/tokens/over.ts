import { color } from './color';

/**
 * What lies over a page: the ground of dialogs and menus, the scrim behind a dialog, and the shadow of the bar once the page
 * has been scrolled under it. By night they are a step lighter than cards, by day as white as those.
 */
export const over = {
  ground: color.surface2,
  scrim: 'rgb(3 8 7 / 72%)',
  shadow: '0 0.75rem 2rem rgb(0 0 0 / 35%)',
} as const;
