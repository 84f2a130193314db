import { chart, chartSeries } from './chart';
import { color, type ColorName } from './color';
import { contrastRatio } from './contrast-ratio';
import { gradient } from './gradient';

const surfaces = ['page', 'surface1', 'surface2', 'surface3'] as const;
const washes = ['accentWash', 'iceWash', 'successWash', 'warningWash', 'dangerWash'] as const;
const stops = Object.values(gradient).flat();

const textOnSurfaces: ColorName[] = ['ink', 'inkMuted', 'inkSubtle', 'accent', 'accentStrong', 'ice'];
const stateInk: ColorName[] = ['success', 'warning', 'danger'];

const textPairs: [string, string, string][] = [
  ...[...textOnSurfaces, ...stateInk].flatMap((ink) => [
    ...surfaces.map((surface): [string, string, string] => [
      `${ink} on ${surface}`,
      color[ink],
      color[surface],
    ]),
    ...stops.map((stop): [string, string, string] => [`${ink} on gradient stop ${stop}`, color[ink], stop]),
  ]),
  ...washes.flatMap((wash) =>
    (['ink', 'inkMuted', 'inkSubtle'] as const).map((ink): [string, string, string] => [
      `${ink} on ${wash}`,
      color[ink],
      color[wash],
    ]),
  ),
  ['accentStrong on accentWash', color.accentStrong, color.accentWash],
  ['ice on iceWash', color.ice, color.iceWash],
  ['success on successWash', color.success, color.successWash],
  ['warning on warningWash', color.warning, color.warningWash],
  ['danger on dangerWash', color.danger, color.dangerWash],
  ['onAccent on accent', color.onAccent, color.accent],
  ['onAccent on accentStrong', color.onAccent, color.accentStrong],
  ['page on chalk', color.page, color.chalk],
  ['page on danger', color.page, color.danger],
  ['page on success', color.page, color.success],
  ['chart label on surface1', chart.label, color.surface1],
];

const graphicPairs: [string, string, string][] = [
  ...[...surfaces.map((surface) => color[surface]), ...stops].flatMap((ground) => [
    [`focus on ${ground}`, color.focus, ground] as [string, string, string],
    [`lineStrong on ${ground}`, color.lineStrong, ground] as [string, string, string],
    ...chartSeries.map((series): [string, string, string] => [`${series} on ${ground}`, series, ground]),
  ]),
  ['focus on dangerWash', color.focus, color.dangerWash],
];

test.each(textPairs)('text: %s reaches 4.5:1', (_, ink, ground) => {
  expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(graphicPairs)('graphics: %s reaches 3:1', (_, ink, ground) => {
  expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(3);
});

test('black on white is 21:1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
