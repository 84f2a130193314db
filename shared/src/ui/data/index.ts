/** Data views of the design system. See `../README.md`. */
export { FormStrip } from './form-strip';
export type { MatchResult } from './form-strip';
export { Meter } from './meter';
export { ProgressBar } from './progress-bar';
export { Sparkline } from './sparkline';
export { StatTile } from './stat-tile';
export { Table } from './table';
export type { TableColumn, TableSort } from './table-types';
export { Tabs } from './tabs';
export type { TabItem } from './tabs';
