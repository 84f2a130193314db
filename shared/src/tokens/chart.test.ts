import { chartSeries } from './chart';
import { colorDistance, deficiencies, simulate } from './color-vision';
import { light } from './light';
import { linearRgb, type LinearRgb } from './linear-rgb';

const eyes: [string, (rgb: LinearRgb) => LinearRgb][] = [
  ['full colour vision', (rgb) => rgb],
  ...Object.entries(deficiencies).map(([name, matrix]): [string, (rgb: LinearRgb) => LinearRgb] => [
    name,
    (rgb) => simulate(matrix, rgb),
  ]),
];

const pairsOf = (series: readonly string[]) =>
  series.flatMap((one, index) => series.slice(index + 1).map((other) => [one, other] as const));

const themes = [
  ['dark', chartSeries],
  ['light', light.chartSeries],
] as const;

test.each(eyes)('every two chart colours of a theme stay apart with %s', (_, see) => {
  const distances = themes.flatMap(([theme, series]) =>
    pairsOf(series).map(([one, other]) => ({
      pair: `${theme}: ${one} ${other}`,
      distance: colorDistance(see(linearRgb(one)), see(linearRgb(other))),
    })),
  );
  expect(distances.filter(({ distance }) => distance < 0.09)).toEqual([]);
});
