import { chart, chartSeries } from './chart';
import { color } from './color';
import { elevation } from './elevation';
import { gradient } from './gradient';
import { layer } from './layer';
import { light, type Theme } from './light';
import { duration, easing } from './motion';
import { over } from './over';
import { radius } from './radius';
import { space } from './space';
import { family, fontSize, leading, stretch, weight } from './type';

type Group = Readonly<Record<string, string | number>>;

const kebab = (name: string) => name.replace(/([A-Z]|(?<=[a-z])\d)/g, (part) => `-${part.toLowerCase()}`);

function declarations(prefix: string, group: Group, unit = ''): string[] {
  return Object.entries(group).map(([name, value]) => `  --sk-${prefix}-${kebab(name)}: ${value}${unit};`);
}

function numbered(values: readonly string[]): Group {
  return Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
}

/** Tokens that are, in both themes, the colour of another one: the light theme need not say them again. */
const ALIASES: Readonly<Record<string, string>> = {
  'color-focus': 'color-ice',
  'gradient-default-2': 'color-page',
  'gradient-default-3': 'color-page',
  'gradient-internal-3': 'color-page',
  'gradient-cv-3': 'color-page',
  'chart-6': 'color-chalk',
  'chart-grid': 'color-line',
  'chart-axis': 'color-ink-subtle',
  'chart-label': 'color-ink-muted',
  'chart-comparison': 'chart-2',
  'chart-band': 'color-surface-3',
};

const DECLARATION = /^ {2}--sk-([\w-]+): (.*);$/;

/** @throws when a token has another colour than the one that it is said to be */
function withAliases(lines: readonly string[], isRepeated: boolean): string[] {
  const values = new Map(lines.map((line) => DECLARATION.exec(line)?.slice(1) as [string, string]));
  return lines.flatMap((line) => {
    const [, name = '', value] = DECLARATION.exec(line) ?? [];
    const other = ALIASES[name];
    if (other === undefined) return [line];
    if (values.get(other) !== value) throw new Error(`--sk-${name} is not --sk-${other} in both themes.`);
    return isRepeated ? [] : [`  --sk-${name}: var(--sk-${other});`];
  });
}

function themeDeclarations(name: 'dark' | 'light', theme: Theme): string[] {
  const colors = [
    ...declarations('color', theme.color),
    ...Object.entries(theme.gradient).flatMap(([place, stops]) =>
      declarations(`gradient-${place}`, numbered(stops)),
    ),
    ...declarations('chart', numbered(theme.chartSeries)),
    ...declarations('chart', theme.chart),
  ];
  return [
    ...withAliases(colors, name === 'light'),
    ...declarations('elevation', theme.elevation),
    ...declarations('over', theme.over),
    '',
    `  color-scheme: ${name};`,
  ];
}

function rule(selector: string, lines: readonly string[]): string[] {
  return [`${selector} {`, ...lines, '}'];
}

/**
 * Renders all tokens as the rules kept in `ui/tokens.css`: dark, and the colours of the light theme for systems that ask
 * for it and for readers who chose it (`html[data-theme]`). The light colours stand there twice, because a media query and
 * an attribute cannot share a rule; compressed, the second time costs next to nothing. `light-dark()` would be shorter and
 * leave Safari before 17.5 without any colour.
 *
 * `tokens-css.test.ts` fails when the file is out of date; `pnpm tsx shared/src/tokens/write-css.ts` rewrites it.
 */
export function tokensToCss(): string {
  const daylight = themeDeclarations('light', light);
  return [
    '/* Written by shared/src/tokens/write-css.ts from the typed tokens; edit those. */',
    ...rule(':root', [
      ...declarations('space', space),
      ...declarations('text', fontSize),
      ...declarations('leading', leading),
      ...declarations('weight', weight),
      ...declarations('stretch', stretch),
      ...declarations('font', family),
      ...declarations('radius', radius),
      ...declarations('duration', duration, 'ms'),
      ...declarations('easing', easing),
      ...declarations('layer', layer),
      ...themeDeclarations('dark', { color, gradient, chartSeries, chart, elevation, over }),
    ]),
    '',
    '@media (prefers-color-scheme: light) {',
    ...rule(":root:not([data-theme='dark'])", daylight).map((line) => line && `  ${line}`),
    '}',
    '',
    ...rule(":root[data-theme='light']", daylight),
    '',
  ].join('\n');
}
