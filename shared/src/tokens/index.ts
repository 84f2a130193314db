/**
 * Design tokens for code that needs values (charts, motion). Styling reads the same values as `--sk-*`
 * custom properties.
 *
 * @example
 * import { chartSeries, color } from '@skora/shared/tokens';
 * <path stroke={chartSeries[0]} fill={color.surface2} />
 */
export { breakpoint } from './breakpoint';
export { chart, chartSeries } from './chart';
export { color } from './color';
export type { ColorName } from './color';
export { elevation } from './elevation';
export { gradient } from './gradient';
export type { BackgroundName } from './gradient';
export { layer } from './layer';
export { duration, easing } from './motion';
export { radius } from './radius';
export { space } from './space';
export type { SpaceName } from './space';
export { family, fontSize, leading, stretch, weight } from './type';
