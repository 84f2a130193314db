import { chartSeries } from './chart';
import { colorDistance, deficiencies, simulate } from './color-vision';
import { linearRgb, type LinearRgb } from './linear-rgb';

const eyes: [string, (rgb: LinearRgb) => LinearRgb][] = [
  ['full colour vision', (rgb) => rgb],
  ...Object.entries(deficiencies).map(([name, matrix]): [string, (rgb: LinearRgb) => LinearRgb] => [
    name,
    (rgb) => simulate(matrix, rgb),
  ]),
];

const pairs = chartSeries.flatMap((one, index) =>
  chartSeries.slice(index + 1).map((other) => [one, other] as const),
);

test.each(eyes)('every two chart colours stay apart with %s', (_, see) => {
  const distances = pairs.map(([one, other]) => ({
    pair: `${one} ${other}`,
    distance: colorDistance(see(linearRgb(one)), see(linearRgb(other))),
  }));
  expect(distances.filter(({ distance }) => distance < 0.09)).toEqual([]);
});
