import { chart, chartSeries } from './chart';
import { color } from './color';
import { elevation } from './elevation';
import { gradient } from './gradient';
import { layer } from './layer';
import { duration, easing } from './motion';
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

/**
 * Renders all tokens as the `:root` rule kept in `ui/tokens.css`. `tokens-css.test.ts` fails when the file
 * is out of date; `pnpm tsx shared/src/tokens/write-css.ts` rewrites it.
 */
export function tokensToCss(): string {
  const lines = [
    ...declarations('color', color),
    ...Object.entries(gradient).flatMap(([name, stops]) => declarations(`gradient-${name}`, numbered(stops))),
    ...declarations('chart', numbered(chartSeries)),
    ...declarations('chart', chart),
    ...declarations('space', space),
    ...declarations('text', fontSize),
    ...declarations('leading', leading),
    ...declarations('weight', weight),
    ...declarations('stretch', stretch),
    ...declarations('font', family),
    ...declarations('radius', radius),
    ...declarations('elevation', elevation),
    ...declarations('duration', duration, 'ms'),
    ...declarations('easing', easing),
    ...declarations('layer', layer),
  ];
  return [
    '/* Written by shared/src/tokens/write-css.ts from the typed tokens; edit those. */',
    ':root {',
    ...lines,
    '}',
    '',
  ].join('\n');
}
