import type { LinearRgb } from './linear-rgb';

type Matrix = readonly [LinearRgb, LinearRgb, LinearRgb];

/** Full colour-vision deficiencies after Machado, Oliveira and Fernandes (2009), on linear light. */
export const deficiencies: Readonly<Record<'protan' | 'deutan' | 'tritan', Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: LinearRgb, [r, g, b]: LinearRgb) => row[0] * r + row[1] * g + row[2] * b;

/** The colour as seen with a deficiency. */
export function simulate(matrix: Matrix, rgb: LinearRgb): LinearRgb {
  const seen = (row: LinearRgb) => Math.min(1, Math.max(0, dot(row, rgb)));
  return [seen(matrix[0]), seen(matrix[1]), seen(matrix[2])];
}

/** Perceived distance of two colours in OKLab; around 0.02 is just noticeable. */
export function colorDistance(one: LinearRgb, other: LinearRgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(rgb: LinearRgb): LinearRgb {
  const l = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb));
  const m = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb));
  const s = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb));
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
