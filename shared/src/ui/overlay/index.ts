/** Overlays of the design system. See `../README.md`. */
export { Dialog } from './dialog';
export { DisclosureMenu } from './disclosure-menu';
export { MenuButton, MenuLink } from './menu-entry';
export { Toggletip } from './toggletip';
export { useKeptFocus } from '../lib/use-kept-focus';
