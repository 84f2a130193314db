import { chart, chartSeries } from './chart';
import { color, type ColorName } from './color';
import { contrastRatio } from './contrast-ratio';
import { elevation } from './elevation';
import { gradient } from './gradient';
import { light, type Theme } from './light';
import { over } from './over';

const surfaces = ['page', 'surface1', 'surface2', 'surface3'] as const;
const washes = ['accentWash', 'iceWash', 'successWash', 'warningWash', 'dangerWash'] as const;
const dark: Theme = { color, gradient, chart, chartSeries, elevation, over };

const textOnSurfaces: ColorName[] = ['ink', 'inkMuted', 'inkSubtle', 'accent', 'accentStrong', 'ice'];
const stateInk: ColorName[] = ['success', 'warning', 'danger'];

type Pair = [what: string, ink: string, ground: string];

function textPairs({ color: colors, gradient: gradients, chart: roles, over: above }: Theme): Pair[] {
  const named = (ink: ColorName, ground: ColorName): Pair => [
    `${ink} on ${ground}`,
    colors[ink],
    colors[ground],
  ];
  const stops = Object.values(gradients).flat();
  return [
    ...[...textOnSurfaces, ...stateInk].flatMap((ink): Pair[] => [
      ...surfaces.map((surface) => named(ink, surface)),
      ...stops.map((stop): Pair => [`${ink} on gradient stop ${stop}`, colors[ink], stop]),
      [`${ink} over the page`, colors[ink], above.ground],
    ]),
    ...washes.flatMap((wash) => (['ink', 'inkMuted', 'inkSubtle'] as const).map((ink) => named(ink, wash))),
    named('accentStrong', 'accentWash'),
    named('ice', 'iceWash'),
    named('success', 'successWash'),
    named('warning', 'warningWash'),
    named('danger', 'dangerWash'),
    named('onAccent', 'accent'),
    named('onAccent', 'accentStrong'),
    named('onAccent', 'warning'),
    named('page', 'chalk'),
    named('page', 'danger'),
    named('page', 'success'),
    ['chart label on surface1', roles.label, colors.surface1],
  ];
}

function graphicPairs({ color: colors, gradient: gradients, chartSeries: series }: Theme): Pair[] {
  const grounds = [...surfaces.map((surface) => colors[surface]), ...Object.values(gradients).flat()];
  return [
    ...grounds.flatMap((ground): Pair[] => [
      [`focus on ${ground}`, colors.focus, ground],
      [`lineStrong on ${ground}`, colors.lineStrong, ground],
      ...series.map((ink): Pair => [`${ink} on ${ground}`, ink, ground]),
    ]),
    ['focus on dangerWash', colors.focus, colors.dangerWash],
  ];
}

const inThemes = (list: (theme: Theme) => Pair[]) =>
  Object.entries({ dark, light }).flatMap(([name, theme]) =>
    list(theme).map(([what, ink, ground]): Pair => [`${name}: ${what}`, ink, ground]),
  );

test.each(inThemes(textPairs))('text: %s reaches 4.5:1', (_, ink, ground) => {
  expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(inThemes(graphicPairs))('graphics: %s reaches 3:1', (_, ink, ground) => {
  expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(3);
});

test('black on white is 21:1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
