import type { chart } from './chart';
import type { color } from './color';
import type { elevation } from './elevation';
import type { gradient } from './gradient';
import type { over } from './over';

/** The colours of one theme: the same names in each, so that a style never asks which one it is. */
export interface Theme {
  color: Readonly<Record<keyof typeof color, string>>;
  gradient: Readonly<Record<keyof typeof gradient, readonly string[]>>;
  chartSeries: readonly string[];
  chart: Readonly<Record<keyof typeof chart, string>>;
  elevation: Readonly<Record<keyof typeof elevation, string>>;
  over: Readonly<Record<keyof typeof over, string>>;
}

/**
 * The same pitch by day, to read in the sun: paper with a little grass in it, lines and ink of dark pine, and the same
 * orange, burnt until it can be read as text. Cards are lighter than the page and what lies in them is darker, where the
 * dark theme gets lighter with every step. Pictures and mails that the backend draws keep the dark colours.
 */
export const light: Theme = {
  color: {
    page: '#f6f4eb',
    surface1: '#fdfcf7',
    surface2: '#ebefe1',
    surface3: '#e3e9d9',
    line: '#d0d7c7',
    lineStrong: '#6f7f75',
    chalk: '#12312a',
    ink: '#0f1f1a',
    inkMuted: '#3b4b44',
    inkSubtle: '#54625b',
    accent: '#b3400a',
    accentStrong: '#8f3206',
    accentWash: '#fbe7d9',
    onAccent: '#fffaf3',
    ice: '#0d5b91',
    iceWash: '#dfecf6',
    success: '#0b6844',
    successWash: '#dcf0e3',
    warning: '#785300',
    warningWash: '#f8ecc6',
    danger: '#ac2440',
    dangerWash: '#fbe3e5',
    focus: '#0d5b91',
  },
  gradient: {
    default: ['#e6eedd', '#f6f4eb', '#f6f4eb'],
    internal: ['#dce9d4', '#ebefe1', '#f6f4eb'],
    cv: ['#dae7ef', '#e9eeea', '#f6f4eb'],
  },
  chartSeries: ['#cd5b19', '#0e5c85', '#644909', '#009081', '#9943e0', '#12312a'],
  chart: { grid: '#d0d7c7', axis: '#54625b', label: '#3b4b44', comparison: '#0e5c85', band: '#e3e9d9' },
  elevation: {
    raised: '0 1px 2px rgb(18 49 42 / 14%)',
    overlay: '0 1.5rem 4rem rgb(18 49 42 / 24%), 0 0.25rem 1rem rgb(18 49 42 / 12%)',
  },
  over: { ground: '#fdfcf7', scrim: 'rgb(18 49 42 / 48%)', shadow: '0 0.5rem 1.5rem rgb(18 49 42 / 9%)' },
};
